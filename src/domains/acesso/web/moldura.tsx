import type { ReactNode } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Titulo } from '#platform/web/pagina/titulo.tsx';
import { textosEntrada } from '../texts-entrada.ts';
import estilo from './entrada.module.css';

const idiomas = [
  { idioma: 'br', sigla: 'PT', nome: 'Português', tag: 'pt-BR' },
  { idioma: 'en', sigla: 'EN', nome: 'English', tag: 'en' },
] as const;

/** The frame of the public pages: mark, one card, the language. */
export function Moldura({ titulo, texto, children, pe }: { titulo: string; texto?: ReactNode; children: ReactNode; pe?: ReactNode }) {
  const t = useTextos(textosEntrada);
  const { idioma: atual, mudarIdioma } = useIdioma();
  return (
    <div className={estilo.pagina}>
      <header className={estilo.marca}>
        <img src="/marca.svg" alt="" width={34} height={34} />
        <p>
          <strong>Pátio</strong>
          <span>{t('slogan')}</span>
        </p>
      </header>
      <main className={estilo.cartao}>
        <Titulo>{titulo}</Titulo>
        {texto !== undefined && <p className={estilo.texto}>{texto}</p>}
        {children}
      </main>
      {pe !== undefined && <nav className={estilo.pe}>{pe}</nav>}
      <footer className={estilo.fim}>
        <div className={estilo.idiomas} role="group" aria-label="Idioma · Language">
          {idiomas.map(({ idioma, sigla, nome, tag }) => (
            <button
              key={idioma}
              type="button"
              className="botao-simples"
              lang={tag}
              aria-label={`${sigla} ${nome}`}
              aria-pressed={atual === idioma}
              onClick={() => mudarIdioma(idioma)}
            >
              {sigla}
            </button>
          ))}
        </div>
      </footer>
    </div>
  );
}

/** What refused the whole form, said aloud. Always in the page, so that readers notice its text arriving. */
export function Falha({ mensagem }: { mensagem: string | null }) {
  return (
    <div role="alert" className={mensagem === null ? undefined : estilo.falha}>
      {mensagem}
    </div>
  );
}

/** What was done, in the place of the form. */
export function Feito({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div role="status" className={estilo.feito}>
      <p>
        <strong>{titulo}</strong>
      </p>
      <p>{children}</p>
    </div>
  );
}
