import { type ReactNode, useId } from 'react';
import estilo from './formulario.module.css';

/** Twelve columns for fields (`colunas` of each field); one on a phone. */
export function EmColunas({ children }: { children: ReactNode }) {
  return <div className={estilo.emColunas}>{children}</div>;
}

/** A card of the form: a title, its fields in a grid, and an act at the right of the title. */
export function SecaoFormulario({ titulo, acao, children }: { titulo?: string; acao?: ReactNode; children: ReactNode }) {
  const idTitulo = useId();
  return (
    <section className={estilo.secao} aria-labelledby={titulo ? idTitulo : undefined}>
      {(titulo || acao) && (
        <header>
          {titulo && <h2 id={idTitulo}>{titulo}</h2>}
          {acao}
        </header>
      )}
      <EmColunas>{children}</EmColunas>
    </section>
  );
}
