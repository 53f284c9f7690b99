import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { noIdioma } from '#platform/web/decimais.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import type { historicoEscolarApi as api } from '../api.ts';
import { textosHistoricoEscolar } from '../texts.ts';
import { partesDoCurriculo } from '../tipos.ts';
import estilo from './historico-escolar.module.css';

type Historico = RespostaCliente<typeof api.obterHistorico>;

/** The subjects by part of the curriculum, the years beside each other, as the paper prints them. */
export function Quadro({ anos, linhas }: Pick<Historico, 'anos' | 'linhas'>) {
  const t = useTextos(textosHistoricoEscolar);
  const { idioma } = useIdioma();
  if (linhas.length === 0) return null;
  const colunas = anos.map((ano, i) => ({ ano, i })).filter(({ i }) => linhas.some(({ celulas }) => celulas[i] !== null));
  return (
    <Cartao titulo={t('quadro')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <div className={estilo.rolagem} tabIndex={0} role="group" aria-label={t('quadro')}>
        <table className={estilo.quadro}>
          <thead>
            <tr>
              <th scope="col">{t('componente')}</th>
              {colunas.map(({ ano, i }) => (
                <th key={i} scope="col">
                  {ano.ano}
                  <small>{ano.serie}</small>
                </th>
              ))}
            </tr>
          </thead>
          {[...Map.groupBy(linhas, ({ parte }) => parte)].map(([parte, delas]) => (
            <tbody key={parte}>
              <tr className={estilo.parte}>
                <th scope="rowgroup" colSpan={colunas.length + 1}>
                  {rotuloDe(partesDoCurriculo, parte, idioma)}
                </th>
              </tr>
              {delas.map(({ nome, celulas }) => (
                <tr key={nome}>
                  <th scope="row">{nome}</th>
                  {colunas.map(({ i }) => {
                    const celula = celulas[i] ?? null;
                    return (
                      <td key={i}>
                        {noIdioma(celula?.aproveitamento ?? '–')}
                        {celula?.cargaHoraria != null && <small>{celula.cargaHoraria} h</small>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Cartao>
  );
}
