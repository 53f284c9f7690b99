import clsx from 'clsx';
import type { RespostaDoCruzamento } from '#shared/relatorios/api.ts';
import { formatarMedida } from '#shared/relatorios/celulas.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import tabela from '../tabela/tabela.module.css';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';

export type CelulaEscolhida = { linha: string | null; coluna: string | null };
type Props = { relatorio: Relatorio; resposta: RespostaDoCruzamento; legenda: string; aoAbrir: (celula: CelulaEscolhida) => void };

/** The matrix of a cross-tab; every figure opens the rows behind it, and both sides add up to the same total. */
export function MatrizDoCruzamento({ relatorio, resposta, legenda, aoAbrir }: Props) {
  const t = useTextos(textosRelatorio);
  const { idioma } = useIdioma();
  const dimensoes = relatorio.cruzamento?.dimensoes ?? {};
  const numero = (quantos: number, celula: CelulaEscolhida, nome: string) =>
    quantos === 0 ? (
      <span className={estilo.zero}>0</span>
    ) : (
      <button type="button" className={estilo.numero} aria-label={t('abrirLista', { n: quantos, nome })} onClick={() => aoAbrir(celula)}>
        {formatarMedida(quantos, 'inteiro', idioma)}
      </button>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={clsx(tabela.caixa, estilo.caixa)} tabIndex={0} role="group" aria-label={legenda}>
      <table className={clsx(tabela.tabela, estilo.tabela)}>
        <caption className="so-leitor">{legenda}</caption>
        <thead>
          <tr>
            <th scope="col">{dimensoes[String(resposta.aplicados['Linhas'])]?.titulo[idioma] ?? ''}</th>
            {resposta.colunas.map(({ chave, rotulo }) => (
              <th key={chave} scope="col" className={tabela.direita}>
                {rotulo}
              </th>
            ))}
            <th scope="col" className={tabela.direita}>
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {resposta.linhas.map((linha) => (
            <tr key={linha.chave}>
              <th scope="row">{linha.rotulo}</th>
              {resposta.colunas.map((coluna, i) => (
                <td key={coluna.chave} className={tabela.direita}>
                  {numero(linha.valores[i] ?? 0, { linha: linha.chave, coluna: coluna.chave }, `${linha.rotulo}, ${coluna.rotulo}`)}
                </td>
              ))}
              <td className={tabela.direita}>
                <strong>{numero(linha.total, { linha: linha.chave, coluna: null }, linha.rotulo)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={estilo.total}>
            <th scope="row">{t('total')}</th>
            {resposta.colunas.map((coluna) => (
              <td key={coluna.chave} className={tabela.direita}>
                {numero(coluna.total, { linha: null, coluna: coluna.chave }, coluna.rotulo)}
              </td>
            ))}
            <td className={tabela.direita}>{formatarMedida(resposta.total, 'inteiro', idioma)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
