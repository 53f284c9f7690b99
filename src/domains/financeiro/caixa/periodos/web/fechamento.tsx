import { textosFechamento } from '../texts.ts';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { CampoDinheiro, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { periodosApi as api } from '../api.ts';
import { corpoDoFechamento, fechamentoContado } from '../fechamento-contado.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import estilo from '#domains/financeiro/caixa/web/periodo.module.css';

const campo = camposDe<typeof fechamentoContado>();

type Periodo = RespostaCliente<typeof api.obterPeriodo>;
type Conferencia = RespostaCliente<typeof api.conferirPeriodo>;
export const FORMULARIO_DO_FECHAMENTO = 'fechamento';

/** Counts an account, method by method, and closes its period: whole, or until today while it runs. */
export function Fechamento({ periodo, conferencia, aoFechar }: { periodo: Periodo; conferencia: Conferencia; aoFechar: () => void }) {
  const t = useTextos(textosCaixa);
  const r = useTextos(textosFechamento);
  const datas = {
    inicio: formatarData(periodo.dataInicio),
    conta: periodo.contaNome,
    data: formatarData(conferencia.ate),
    fim: formatarData(periodo.dataFim),
  };
  return (
    <Formulario
      id={FORMULARIO_DO_FECHAMENTO}
      className={estilo.fechamento}
      esquema={fechamentoContado}
      valoresIniciais={{
        versao: periodo.versao,
        ajuste: '',
        ate: conferencia.emCurso ? conferencia.ate : '',
        contagens: conferencia.contagens.map(({ formaPagamentoId }) => ({ formaPagamentoId, contadoCentavos: null })),
      }}
      aoSalvar={(_valores, saida, chaveIdempotencia) =>
        chamar(api.fecharPeriodo, { params: { id: periodo.id }, body: corpoDoFechamento(saida) }, { chaveIdempotencia })
      }
      aposSalvar={() => {
        avisar.sucesso(t('periodoFechado'));
        aoFechar();
      }}
    >
      <p>
        {conferencia.emCurso ? r('fecharAteTexto', datas) : t('fecharTexto', datas)}
        {conferencia.movimentoPosterior !== null && ` ${r('posterior', { data: formatarData(conferencia.movimentoPosterior) })}`}
      </p>
      <Contagem conferencia={conferencia} />
      <EmColunas>
        <CampoTexto nome={campo('ajuste')} rotulo={t('ajuste')} colunas={12} maximo={250} />
      </EmColunas>
    </Formulario>
  );
}

/** What is expected beside what is counted while it is typed; the balance is the sum of what was counted. */
function Contagem({ conferencia }: { conferencia: Conferencia }) {
  const t = useTextos(textosCaixa);
  const r = useTextos(textosFechamento);
  const { contagens, saldoCalculadoCentavos } = conferencia;
  const unica = contagens.length === 1;
  const [contados, setContados] = useState<readonly (number | null)[]>(() => contagens.map(() => null));
  const total = contados.every((c) => c !== null) ? contados.reduce((soma: number, c) => soma + (c ?? 0), 0) : null;
  const forma = (nome: string | null) => nome ?? r('resto');
  const diferenca = (esperado: number, contado: number | null) => (contado === null ? '—' : formatarValor(centavos(contado - esperado)));
  const difere = contados.some((c, i) => c !== null && c !== contagens[i]?.esperadoCentavos);
  return (
    <>
      <EmColunas>
        {contagens.map(({ formaPagamentoId, formaNome }, i) => (
          <CampoDinheiro
            key={formaPagamentoId}
            nome={campo(`contagens.${i}.contadoCentavos`)}
            rotulo={unica ? t('saldoInformado') : r('contadoDe', { forma: forma(formaNome) })}
            colunas={6}
            aoMudar={(valor) => setContados((antes) => antes.map((c, j) => (j === i ? valor : c)))}
          />
        ))}
      </EmColunas>
      <Tabela
        legenda={r('conferencia')}
        colunas={[r('forma'), r('esperado'), r('contado'), r('diferenca')]}
        numericas={[1, 2, 3]}
        cartao={{ titulo: 0, valor: 3 }}
        linhas={[
          ...contagens.map((c, i) => {
            const contado = contados[i] ?? null;
            return {
              chave: c.formaPagamentoId ?? 0,
              celulas: [
                forma(c.formaNome),
                formatarValor(c.esperadoCentavos),
                contado === null ? '—' : formatarValor(centavos(contado)),
                diferenca(c.esperadoCentavos, contado),
              ],
            };
          }),
          {
            chave: 'total',
            celulas: [
              <strong key="t">{r('total')}</strong>,
              <strong key="e">{formatarReais(saldoCalculadoCentavos)}</strong>,
              total === null ? '—' : formatarReais(centavos(total)),
              diferenca(saldoCalculadoCentavos, total),
            ],
          },
        ]}
      />
      <p role="status" className={estilo.resumo}>
        {difere ? r('ajustes', { data: formatarData(conferencia.ate) }) : total === null ? '' : r('confere')}
      </p>
    </>
  );
}
