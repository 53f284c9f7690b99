import { Button, NativeSelect } from '@mantine/core';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { anoDe, type Periodo, periodoDe } from '../../../periodo.ts';
import { periodosContabeisApi } from '../../../periodos/api.ts';
import { useNomeDoPeriodo } from '../../../periodos/web/door.tsx';
import { recarregarLancamentos } from '../../editor/web/door.tsx';
import { gerarRecorrentes, rascunhosApi as api } from '../../rascunhos/api.ts';
import { textosLancamento } from '../../texts.ts';
import { mesAGerar, mesesAbertos } from './mes-a-gerar.ts';

/** Entries that are still to be posted. */
export default function Rascunhos({ aoAbrir }: { aoAbrir: (id: number) => void }) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  const nome = useNomeDoPeriodo();
  const [{ periodo: pedido }, mudar] = useEndereco('periodo');
  const { data } = useConsulta(periodosContabeisApi.listarExercicios, {});
  const meses = mesesAbertos(data?.itens ?? []);
  const periodo = mesAGerar(meses, { pedido: Number(pedido), hoje: periodoDe(hojeNaEscola()) });
  const rotulo = (mes: Periodo): string => `${nome(mes)} ${anoDe(mes)}`;
  const gerar = useComando(gerarRecorrentes, {
    aoConcluir: ({ rascunhos }) => {
      avisar.sucesso(t('gerados', { n: rascunhos }));
      void recarregarLancamentos();
    },
  });
  return (
    <TabelaDados
      tela="contabil-lancamentos"
      titulo={t('aba.rascunhos')}
      prefixo="r"
      endpoint={api.listar}
      ordemPadrao={{ campo: 'data', ascendente: true }}
      busca={{ campo: 'Texto', rotulo: t('buscar') }}
      {...(pode('contabil-lancamentos', 'visualizar') ? { aoAbrir: (r: { id: number }) => aoAbrir(r.id) } : {})}
      nomeDaLinha={(r) => r.historico ?? formatarData(r.dataLancamento)}
      topo={
        pode('contabil-lancamentos', 'criar') &&
        periodo !== null && (
          <div className="escolhas">
            {meses.length > 1 && (
              <NativeSelect
                aria-label={t('periodo')}
                value={String(periodo)}
                onChange={(evento) => mudar({ periodo: evento.currentTarget.value }, { substituir: true })}
                data={meses.map((mes) => ({ value: String(mes), label: rotulo(mes) }))}
              />
            )}
            <Button
              variant="default"
              loading={gerar.isPending}
              onClick={() => gerar.mutate({ body: { periodo } }, { onError: (erro) => avisar.erro(erro) })}
            >
              {t('gerarRecorrentes', { mes: rotulo(periodo) })}
            </Button>
          </div>
        )
      }
      vazio={{ titulo: t('semRascunhos'), texto: t('semRascunhosTexto') }}
      filtros={[{ chave: 'dias', rotulo: t('data'), tipo: 'datas', campoDe: 'De', campoAte: 'Ate', fixo: true }]}
      colunas={[
        {
          chave: 'dataLancamento',
          titulo: t('data'),
          ordenavel: 'data',
          largura: '7rem',
          noCartao: true,
          render: (r) => formatarData(r.dataLancamento),
        },
        { chave: 'historico', titulo: t('historico'), principal: true, cede: true, render: (r) => r.historico ?? '—' },
        { chave: 'modeloNome', titulo: t('nomeDoModelo'), render: (r) => r.modeloNome ?? '—' },
        {
          chave: 'valorCentavos',
          titulo: t('valor'),
          ordenavel: 'valor',
          alinhamento: 'direita',
          principal: true,
          render: (r) => formatarValor(r.valorCentavos),
        },
        {
          chave: 'diferencaCentavos',
          titulo: t('diferenca'),
          alinhamento: 'direita',
          render: (r) => (r.diferencaCentavos === 0 ? '' : <Etiqueta tom="alerta">{formatarValor(r.diferencaCentavos)}</Etiqueta>),
        },
      ]}
    />
  );
}
