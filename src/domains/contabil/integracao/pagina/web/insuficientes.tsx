import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { escreverPeriodo } from '../../../periodo.ts';
import type { integracaoApi } from '../../api.ts';
import { textosIntegracao } from '../../texts.ts';
import { escreverRegra } from '../regra-a-criar.ts';
import { useNomesDaIntegracao } from './nomes.ts';

type Pendencia = RespostaCliente<typeof integracaoApi.prever>['pendencias'][number];

/** What keeps facts from being posted, with the rule to be made, or the month in which what they take back waits. */
export function Insuficientes({ pendencias }: { pendencias: readonly Pendencia[] }) {
  const t = useTextos(textosIntegracao);
  const { idioma } = useIdioma();
  const nomes = useNomesDaIntegracao();
  return (
    <section aria-label={t('insuficiente')}>
      <h2>{t('insuficiente')}</h2>
      <Tabela
        legenda={t('insuficiente')}
        colunas={[t('evento'), t('parte'), t('problema'), t('deQue'), t('fatos'), t('valor'), '']}
        numericas={[4, 5]}
        cartao={{ titulo: 0, valor: 5, apoio: 2, acoes: 6 }}
        linhas={pendencias.map((p, i) => ({
          chave: i,
          celulas: [
            nomes.evento(p.evento),
            p.parte === null ? '—' : nomes.parte(p.parte),
            p.originalEm === null ? t(p.problema) : t('originalEm', { falta: t(p.problema), mes: escreverPeriodo(p.originalEm, idioma) }),
            nomes.deQue(p),
            p.fatos,
            formatarValor(p.valorCentavos),
            p.problema === 'sem_regra' || p.problema === 'sem_conta_do_dinheiro' ? (
              <Elo key="regra" tela="financeiro-integracao-contabil" search={{ aba: 'regras', abrir: 'novo', como: escreverRegra(p) }}>
                {t('criarRegra')}
              </Elo>
            ) : p.originalEm === null ? (
              ''
            ) : (
              <Elo key="mes" tela="financeiro-integracao-contabil" search={{ mes: p.originalEm }}>
                {t('verMes', { mes: escreverPeriodo(p.originalEm, idioma) })}
              </Elo>
            ),
          ],
        }))}
      />
    </section>
  );
}
