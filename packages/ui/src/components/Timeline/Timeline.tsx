import type { ReactNode } from 'react';
import { listRole } from '../private/list-role.ts';
import type { NoAttributes, Tone } from '../private/types.ts';
import {
  body as bodyClass,
  event,
  mark,
  time as timeClass,
  timeline,
  title as titleClass,
} from './Timeline.css.ts';

export interface TimelineEvent {
  /** Unique key of the event. */
  key: string;
  /** Machine-readable date or timestamp of the event (ISO 8601), for the `time` element. */
  dateTime: string;
  /** Formatted date or time of the event. */
  time: string;
  /** Title of the event, a few words. */
  title: string;
  /** Details below the title. */
  body?: ReactNode;
  /** Color of the marker. The title must carry the same meaning. @defaultValue 'neutral' */
  tone?: Tone | undefined;
}

export interface TimelineProps extends NoAttributes {
  /** Events, in display order. */
  events: ReadonlyArray<TimelineEvent>;
}

/** A list of the events in the history of one subject. */
export function Timeline({ events }: TimelineProps) {
  return (
    <ol {...listRole} className={timeline}>
      {events.map(({ key, dateTime, time, title, body, tone = 'neutral' }) => (
        <li key={key} className={event} data-tone={tone}>
          <span className={mark[tone]} aria-hidden="true" />
          <time dateTime={dateTime} className={timeClass}>
            {time}
          </time>
          <p className={titleClass}>{title}</p>
          {body ? <div className={bodyClass}>{body}</div> : null}
        </li>
      ))}
    </ol>
  );
}
