import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Id of the element, beside the person's form, where tabs that are no part of it are drawn. */
export const ID_FORA = 'fora-do-cadastro';

/**
 * Draws outside of the form around it: a form cannot stand inside another, and a timeline is no field. For assistive
 * technology the content still belongs to the tab (`aria-owns`). It stays in the page while hidden, with what was typed.
 */
export function ForaDoFormulario({ alvo, visivel, children }: { alvo: HTMLElement | null; visivel: boolean; children: ReactNode }) {
  return <div aria-owns={visivel ? ID_FORA : undefined}>{alvo && createPortal(<div hidden={!visivel}>{children}</div>, alvo)}</div>;
}
