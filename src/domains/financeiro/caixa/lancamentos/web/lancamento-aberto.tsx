import { lancamentosApi } from '../api.ts';
import { Button } from '@mantine/core';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import type { LinhaDe } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import estilo from '#domains/financeiro/caixa/web/periodo.module.css';
import type { ChaveSimples } from '#shared/textos.ts';

/** One entry made by hand: what it is, who made it, and what became of it. */
export function LancamentoAberto({
  lancamento: l,
  aoFechar,
  aoEstornar,
}: {
  lancamento: LinhaDe<typeof lancamentosApi.listarManuais>;
  aoFechar: () => void;
  aoEstornar: (() => void) | undefined;
}) {
  const t = useTextos(textosCaixa);
  const fatos: [chave: ChaveSimples<typeof textosCaixa>, valor: string | null][] = [
    ['tipo', t(l.tipo)],
    ['valor', formatarReais(l.valorCentavos)],
    ['dataMovimento', formatarData(l.dataMovimento)],
    [l.contaDestinoNome ? 'contaOrigem' : 'conta', l.contaNome],
    ['contaDestino', l.contaDestinoNome],
    ['formaQueSai', l.formaPagamentoNome],
    ['categoria', l.categoriaNome],
    ['centroCusto', l.centroCustoNome],
    ['pessoa', l.pessoaNome],
    ['documento', l.documento],
  ];
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={l.historico}
      rodape={
        aoEstornar && (
          <Button variant="subtle" color="red" onClick={aoEstornar}>
            {t('estornar')}
          </Button>
        )
      }
    >
      <dl className={estilo.saldos}>
        {fatos.map(
          ([chave, valor]) =>
            valor !== null && (
              <div key={chave}>
                <dt>{t(chave)}</dt>
                <dd>{valor}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{t('lancadoPor', { usuario: l.usuarioNome, em: escreverInstante(l.em) })}</p>
      {l.estorno && (
        <p>{t('estornadoPor', { usuario: l.estorno.usuarioNome, data: formatarData(l.estorno.data), motivo: l.estorno.motivo })}</p>
      )}
      <p>
        <Elo tela="financeiro-lancamentos-historico" search={{ conta: l.contaBancariaId, mov: `${l.dataMovimento}..${l.dataMovimento}` }}>
          {t('verNoHistorico')}
        </Elo>
      </p>
    </Janela>
  );
}
