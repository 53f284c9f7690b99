import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import type { Guia, TermoDoGuia } from '#shared/papel/guia.ts';
import { combinaComBusca } from '#shared/palavras/busca.ts';
import estilo from './editor.module.css';

/** The terms that a typed text may mean, those of its name first. */
export function termosPara(guia: Guia, busca: string): TermoDoGuia[] {
  const baixo = busca.toLowerCase();
  const porNome = guia.termos.filter(({ nome }) => nome.toLowerCase().startsWith(baixo));
  const porSentido = guia.termos.filter(
    (termo) => !porNome.includes(termo) && (termo.nome.toLowerCase().includes(baixo) || combinaComBusca(termo.significado.br, busca)),
  );
  return [...porNome, ...porSentido].slice(0, 8);
}

type Props = { termos: readonly TermoDoGuia[]; escolhido: number; lugar: { x: number; y: number }; aoEscolher: (termo: string) => void };

/** Under the cursor, what may be meant by what was typed after '{{'. */
export function Sugestoes({ termos, escolhido, lugar, aoEscolher }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const { idioma } = useIdioma();
  if (termos.length === 0) return null;
  return (
    <div role="listbox" aria-label={t('guia')} className={estilo.sugestoes} style={{ left: lugar.x, top: lugar.y }}>
      {termos.map(({ nome, significado }, i) => (
        <button
          key={nome}
          type="button"
          role="option"
          aria-selected={i === escolhido}
          tabIndex={-1}
          onMouseDown={(evento) => {
            evento.preventDefault();
            aoEscolher(nome);
          }}
        >
          <code>{nome}</code> <small>{significado[idioma]}</small>
        </button>
      ))}
    </div>
  );
}
