import { type ReactNode, useEffect, useRef } from 'react';
import { telaPorId } from '#catalog/telas.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import '../estilos/pagina.css';
import { Elo, useTelaAtual } from '../navegacao.tsx';
import { nomeDaSecao, textosWeb } from '../texts.ts';
import { focarTitulo, Titulo } from './titulo.tsx';

export { Cartao, type CartaoNumero, Cartoes, Etiqueta, type TomDeEstado } from './cartoes.tsx';
export { EstadoErro, EstadoVazio, Esqueleto } from './estados.tsx';

export type PropsPagina = {
  /** Absent: the screen's title of the catalog. */
  titulo?: ReactNode;
  /** The record's state, as an `Etiqueta`. */
  situacao?: ReactNode;
  /** Buttons at the right, the main one last; always in the same place. */
  acoes?: ReactNode;
  abas?: ReactNode;
  /** A summary that follows at the right. */
  resumo?: ReactNode;
  /** The last step of the breadcrumb where it is not the title, such as a record's number. */
  migalha?: ReactNode;
  children: ReactNode;
};

/** The frame of every screen: breadcrumb, title with its state, actions, tabs, the work, and the summary beside it. */
export function Pagina({ titulo, situacao, acoes, abas, resumo, migalha, children }: PropsPagina) {
  const tela = useTelaAtual();
  const { idioma } = useIdioma();
  const nome = titulo ?? tela?.titulo[idioma] ?? '';
  return (
    <>
      <Migalhas atual={migalha ?? nome} />
      <header className="pagina-topo">
        <div className="pagina-titulo">
          <Titulo>{nome}</Titulo>
          {situacao}
        </div>
        {acoes !== undefined && <Acoes>{acoes}</Acoes>}
      </header>
      {abas !== undefined && <div className="pagina-abas">{abas}</div>}
      {resumo === undefined ? (
        children
      ) : (
        <div className="pagina-com-resumo">
          <div>{children}</div>
          <aside className="pagina-resumo">{resumo}</aside>
        </div>
      )}
    </>
  );
}

/** The buttons of the page. One that acted and is gone leaves the keyboard at the title, not at nowhere. */
function Acoes({ children }: { children: ReactNode }) {
  const ultimo = useRef<Element | null>(null);
  useEffect(() => {
    if (ultimo.current === null || ultimo.current.isConnected) return;
    ultimo.current = null;
    if (document.activeElement === document.body) focarTitulo();
  });
  return (
    <div className="pagina-acoes" onFocus={(evento) => (ultimo.current = evento.target)}>
      {children}
    </div>
  );
}

function Migalhas({ atual }: { atual: ReactNode }) {
  const tela = useTelaAtual();
  const { idioma } = useIdioma();
  const t = useTextos(textosWeb);
  if (!tela || tela.secao === null) return null;
  const mae = tela.herda ? telaPorId(tela.herda.de) : null;
  return (
    <nav className="pagina-migalhas" aria-label={t('caminho')}>
      <ol>
        <li>{nomeDaSecao(tela.secao, idioma)}</li>
        {mae && (
          <li>
            <Elo tela={mae.id}>{mae.titulo[idioma]}</Elo>
          </li>
        )}
        <li aria-current="page">{atual}</li>
      </ol>
    </nav>
  );
}
