import { Fragment } from 'react';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { formatarCelula, formatarMedida, formatarNaTabela, tituloDaColuna } from '#shared/relatorios/celulas.ts';
import type { TipoDeCelula } from '#shared/relatorios/colunas.ts';
import { colunasVisiveis, type Relatorio, totalDaColuna } from '#shared/relatorios/definicao.ts';
import { valorDaMedida } from '#shared/relatorios/medidas.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { CelulaDoRelatorio } from './celula.tsx';
import { nomeDoGrupo } from './linhas.tsx';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';

/** Money, a name and a date say by themselves what they are; a quantity stands with its name. */
const quantidades: ReadonlySet<TipoDeCelula> = new Set(['decimal', 'inteiro']);

/** A report on a phone: a card a row, its two facts first and the rest in small, under the headings of the groups. */
export function CartoesDoRelatorio({ relatorio, resposta }: { relatorio: Relatorio; resposta: RespostaDoRelatorio }) {
  const t = useTextos(textosRelatorio);
  const { idioma } = useIdioma();
  const colunas = colunasVisiveis(relatorio);
  const principais = colunas.filter(({ principal }) => principal).slice(0, 2);
  const resto = colunas.filter((coluna) => !principais.includes(coluna));
  // The fact at the right is added up at the head of each group, when it can be.
  const principal = principais.find((coluna) => totalDaColuna(coluna) !== null);
  const comTotal = colunas.filter((coluna) => totalDaColuna(coluna) !== null);
  return (
    <ul className={estilo.cartoes}>
      {resposta.itens.map((linha, i) => (
        <Fragment key={i}>
          {resposta.grupos
            .filter(({ antesDe }) => antesDe === i)
            .map(({ nivel, totais }) => (
              <li key={nivel} className={estilo.cartaoDeGrupo}>
                <span>
                  {nomeDoGrupo(relatorio, nivel, linha, idioma)} ({formatarMedida(totais['linhas'] ?? null, 'inteiro', idioma)})
                </span>
                {principal && (
                  <span>{formatarNaTabela(valorDaMedida(totais, totalDaColuna(principal) ?? 'linhas'), principal.tipo, idioma)}</span>
                )}
              </li>
            ))}
          <li className={estilo.cartao}>
            <div className={estilo.fatos}>
              {principais.map((coluna) => (
                <span key={coluna.chave}>
                  {quantidades.has(coluna.tipo) && <span className={estilo.nome}>{tituloDaColuna(coluna, idioma)} </span>}
                  <CelulaDoRelatorio coluna={coluna} linha={linha} aplicados={resposta.aplicados} />
                </span>
              ))}
            </div>
            <dl>
              {resto.flatMap((coluna) => {
                const texto = formatarCelula(coluna, linha[coluna.chave], idioma);
                return texto === ''
                  ? []
                  : [
                      <div key={coluna.chave}>
                        <dt>{tituloDaColuna(coluna, idioma)}</dt>
                        <dd>{texto}</dd>
                      </div>,
                    ];
              })}
            </dl>
          </li>
        </Fragment>
      ))}
      <li className={estilo.cartaoTotal}>
        <strong>
          {t('total')} · {t('linhas', { n: resposta.total })}
        </strong>
        <dl>
          {comTotal.map((coluna) => (
            <div key={coluna.chave}>
              <dt>{tituloDaColuna(coluna, idioma)}</dt>
              <dd>{formatarNaTabela(valorDaMedida(resposta.totais, totalDaColuna(coluna) ?? 'linhas'), coluna.tipo, idioma)}</dd>
            </div>
          ))}
        </dl>
      </li>
    </ul>
  );
}
