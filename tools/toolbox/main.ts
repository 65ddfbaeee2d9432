import { describeError, Fault } from '../lib/fault.ts';
import { ToolboxClient } from './client.ts';
import { type Command, readCommand, usage } from './command-line.ts';
import { runTool } from './run-tool.ts';
import { readState, writeState } from './state-file.ts';
import { ToolboxError } from './toolbox-error.ts';

/** Carries out a command. @returns what the server said, to be shown. */
async function execute(command: Command): Promise<unknown> {
  if (command.name === 'activate') {
    const client = new ToolboxClient({ host: command.host });
    const { machine_token, ...shown } = await client.activate(command.code, command.machine);
    writeState(command.state, { host: command.host, machine_id: command.machine, machine_token });
    return shown;
  }
  const state = readState(command.state);
  const client = new ToolboxClient({ host: state.host, machineToken: state.machine_token });
  switch (command.name) {
    case 'tools':
      return client.tools();
    case 'estimate':
      return client.estimate(command.measure);
    case 'run': {
      const plan = command.failure ? { failure: command.failure } : {};
      return runTool(client, { ...command.measure, ...plan });
    }
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  console.log(command ? JSON.stringify(await execute(command), null, 2) : usage);
} catch (error) {
  if (error instanceof ToolboxError) {
    console.error(describeError(new Fault(`${error.code ?? 'ERROR'}: ${error.message}`)));
  } else {
    console.error(describeError(error));
  }
  process.exitCode = 1;
}
