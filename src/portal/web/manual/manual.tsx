import { useEffect, useMemo, useState } from 'react';
import { ancoraEm } from '#portal/manual/ancoras.ts';
import { acharNoManual, type PaginasDoManual } from '#portal/manual/busca.ts';
import { type LugarNoManual, lugarNoManual } from '#portal/manual/telas-do-manual.ts';
import { ListaDeAtalhos } from '#platform/web/atalhos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/janela.tsx';
import { useTelaAtual } from '#platform/web/navegacao.tsx';
import { textosWeb } from '#platform/web/texts.ts';
import { textosPortal } from '../texts.ts';
import { Blocos, FiguraDaTela, idDoTitulo } from './blocos.tsx';
import { figurasDaPagina } from './figuras.ts';
import estilo from './manual.module.css';
import { paginas as emPortugues } from './paginas-br.ts';
import { paginas as emIngles } from './paginas-en.ts';
import { textosManual } from './texts.ts';

const INDICE: LugarNoManual = { pagina: 'README', ancora: null };

type Props = { aoFechar: () => void; atalhosAbertos: boolean };

/** The help of the screen that is open: its page of the manual, the search of all, and the keys that work here. */
export default function Manual({ aoFechar, atalhosAbertos }: Props) {
  const t = useTextos(textosManual);
  const { idioma } = useIdioma();
  const tela = useTelaAtual();
  const daTela = useMemo(() => (tela ? lugarNoManual(tela.id) : null) ?? INDICE, [tela]);
  const [lugar, setLugar] = useState(daTela);
  const [termo, setTermo] = useState('');
  const paginas: PaginasDoManual = idioma === 'br' ? emPortugues : emIngles;
  const pagina = paginas[lugar.pagina] ?? paginas['README'];
  const figuras = useMemo(
    () => (pagina ? figurasDaPagina(lugar.pagina, pagina, idioma) : new Map<string, never>()),
    [lugar.pagina, pagina, idioma],
  );
  const ir = (nova: string, ancora: string | null): void => {
    setTermo('');
    setLugar({ pagina: nova, ancora });
  };
  useEffect(() => {
    if (termo !== '') return;
    const ancora = pagina && lugar.ancora !== null ? ancoraEm(pagina, emPortugues[lugar.pagina], lugar.ancora) : undefined;
    if (ancora !== undefined) document.getElementById(idDoTitulo(ancora))?.scrollIntoView({ block: 'start' });
  }, [lugar, pagina, termo]);
  return (
    <Janela aberta lado="direita" aoFechar={aoFechar} titulo={t('ajuda')}>
      <input
        type="text"
        data-foco
        className={estilo.busca}
        aria-label={t('procurar')}
        placeholder={t('procurar')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={termo}
        onChange={(evento) => setTermo(evento.currentTarget.value)}
      />
      <Atalhos abertos={atalhosAbertos} />
      {termo.trim().length >= 2 ? (
        <Achados paginas={paginas} termo={termo} ir={ir} />
      ) : (
        <article>
          <h2>{pagina?.titulo}</h2>
          <FiguraDaTela figura={figuras.get('')} />
          <Blocos blocos={pagina?.blocos ?? []} ir={ir} figuras={figuras} />
        </article>
      )}
      <Pe
        noLugarDaTela={lugar === daTela && termo === ''}
        voltar={() => ir(daTela.pagina, daTela.ancora)}
        indice={() => ir(INDICE.pagina, null)}
      />
    </Janela>
  );
}

/** Every key that works on the screen right now. */
function Atalhos({ abertos }: { abertos: boolean }) {
  const t = useTextos(textosWeb);
  return (
    <details className={estilo.atalhos} open={abertos}>
      <summary>{t('atalhos')}</summary>
      <ListaDeAtalhos />
    </details>
  );
}

function Achados({ paginas, termo, ir }: { paginas: PaginasDoManual; termo: string; ir: (pagina: string, ancora: string | null) => void }) {
  const t = useTextos(textosManual);
  const achados = useMemo(() => acharNoManual(paginas, termo), [paginas, termo]);
  return (
    <>
      <p role="status" className={achados.length > 0 ? 'so-leitor' : undefined}>
        {achados.length > 0 ? t('achados', { n: achados.length }) : t('nada', { termo })}
      </p>
      <ul className={estilo.achados}>
        {achados.map(({ pagina, titulo, secao, ancora, trecho }) => (
          <li key={`${pagina} ${ancora}`}>
            <button type="button" className={estilo.achado} onClick={() => ir(pagina, ancora)}>
              <strong>{secao === null ? titulo : `${titulo} › ${secao}`}</strong>
              <span className={estilo.trecho}>{trecho}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Pe({ noLugarDaTela, voltar, indice }: { noLugarDaTela: boolean; voltar: () => void; indice: () => void }) {
  const t = useTextos(textosManual);
  const tp = useTextos(textosPortal);
  return (
    <p className={estilo.pe}>
      {!noLugarDaTela && (
        <button type="button" className={estilo.elo} onClick={voltar}>
          {t('voltar')}
        </button>
      )}
      <button type="button" className={estilo.elo} onClick={indice}>
        {t('todas')}
      </button>
      <a href="/avisos-de-terceiros.txt" target="_blank" rel="noreferrer">
        {tp('avisosDeTerceiros')}
      </a>
    </p>
  );
}
