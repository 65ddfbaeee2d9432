// Modules that the plugin in scripts/audit makes from the registry of checks of the audit engine.

declare module 'virtual:audit/catalogue' {
  export const catalogue: import('../scripts/audit/modules.ts').CatalogueTool[];
}

declare module 'virtual:audit/overview' {
  export const overview: import('../scripts/audit/modules.ts').ToolOverview[];
}

declare module 'virtual:audit/topology-rules' {
  export const topologyRules: import('../scripts/audit/modules.ts').GeometryRule[];
}

declare module 'virtual:audit/examples' {
  export const examples: import('../scripts/audit/examples.ts').FindingExample[];
}

declare module 'virtual:audit/tools' {
  type Tool = import('../scripts/audit/registry-schema.ts').RegistryTool;
  export const toolLoaders: Record<string, () => Promise<{ tool: Tool }>>;
}
