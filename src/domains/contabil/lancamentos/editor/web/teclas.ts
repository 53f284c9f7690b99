import type { KeyboardEvent } from 'react';

type Tecla = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'> & { target: unknown };

/** An Enter that a field did not use for itself (to choose from its open list): the browser would send the form with it. */
export function isEnterDeCampo({ key, ctrlKey, metaKey, defaultPrevented, target }: Tecla): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !defaultPrevented && (target as Partial<Element>).tagName === 'INPUT';
}
