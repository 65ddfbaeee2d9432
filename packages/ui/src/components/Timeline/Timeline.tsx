import type { ReactNode } from 'react';
import type { Tone } from '../private/types.ts';
import {
  body as bodyClass,
  event,
  mark,
  time as timeClass,
  timeline,
  title as titleClass,
} from './Timeline.css.ts';

export interface TimelineEvent {
  /** Identifies the event. */
  key: string;
  /** When it was, for machines: an ISO 8601 date or moment. */
  dateTime: string;
  /** The same for users. */
  time: string;
  /** What happened, in a few words. */
  title: string;
  /** More about it. */
  body?: ReactNode;
  /** The role of the station's colour; the words say the same. @defaultValue 'neutral' */
  tone?: Tone | undefined;
}

export interface TimelineProps {
  /** The events in the order they are read. */
  events: ReadonlyArray<TimelineEvent>;
}

/** What happened to one thing, one after another. */
export function Timeline({ events }: TimelineProps) {
  return (
    <ol className={timeline}>
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
