import '#platform/web/estilos/casca.css';
import '#platform/web/estilos/pagina.css';
import { Esqueleto } from '#platform/web/pagina/estados.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosWeb } from '#platform/web/texts.ts';
import { Marca } from './marca.tsx';

/** The shape of the page while the session is being checked: the layout does not jump when the shell arrives. */
export function EsqueletoDaCasca() {
  const t = useTextos(textosWeb);
  const { semResposta } = useSessao();
  return (
    <div className="casca">
      <div className="casca-menu">
        <span className="casca-marca">
          <Marca /> Pátio
        </span>
      </div>
      <div className="casca-direita">
        <div className="casca-topo" />
        <main className="casca-conteudo">
          {semResposta && <p role="status">{t('semResposta')}</p>}
          <Esqueleto linhas={9} />
        </main>
      </div>
    </div>
  );
}
