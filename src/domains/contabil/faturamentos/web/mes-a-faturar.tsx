import { Button } from '@mantine/core';
import { useNomeDoPeriodo } from '#domains/contabil/periodos/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { envelhecer, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { anoDe } from '../../periodo.ts';
import { faturamentosApi as api } from '../api.ts';
import { textosFaturamento } from '../texts.ts';

type Mes = RespostaCliente<typeof api.listarMeses>['itens'][number];
type Previa = RespostaCliente<typeof api.prever>;
const recarregar = () => void envelhecer('Faturamento', 'LancamentoContabil', 'PeriodoContabil', 'ExercicioContabil', 'IntegracaoContabil');

/** A month by course and class, before and after it is recognized; and its acts while it is open. */
export function MesAFaturar({ mes }: { mes: Mes }) {
  const t = useTextos(textosFaturamento);
  const nome = useNomeDoPeriodo();
  const rotulo = `${nome(mes.periodo)} ${anoDe(mes.periodo)}`;
  const { data, error, refetch } = useConsulta(api.prever, { query: { Periodo: mes.periodo } });
  return (
    <section aria-label={t('previa', { mes: rotulo })}>
      <h2>{t('previa', { mes: rotulo })}</h2>
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={6} />}
      {data?.turmas.length === 0 && <p>{t('nada')}</p>}
      {data && data.turmas.length > 0 && (
        <>
          {mes.situacao !== 'fechado' && <Atos mes={mes} previa={data} rotulo={rotulo} />}
          <PorTurma turmas={data.turmas} rotulo={rotulo} />
        </>
      )}
    </section>
  );
}

function Atos({ mes, previa, rotulo }: { mes: Mes; previa: Previa; rotulo: string }) {
  const t = useTextos(textosFaturamento);
  const { pode } = useSessao();
  const faturar = useComando(api.faturar, { aoConcluir: recarregar });
  const desfazer = useComando(api.desfazer, { aoConcluir: recarregar });
  const nome = useNomeDoPeriodo();
  const { reconhecer, estornar } = previa;
  const pedirFaturar = async (): Promise<void> => {
    const titulo = t('faturar', { mes: rotulo });
    const liquido = centavos(reconhecer.brutoCentavos - reconhecer.bolsaCentavos - reconhecer.descontoCentavos);
    const texto = t('faturarTexto', { n: reconhecer.titulos, valor: formatarReais(liquido), m: estornar.titulos });
    if (!(await confirmar({ titulo, texto, rotuloConfirmar: titulo }))) return;
    await faturar
      .mutateAsync({ body: { periodo: mes.periodo } })
      .then((feito) => avisar.sucesso(t('faturado', { n: feito.reconhecidos })), avisar.erro);
  };
  const pedirDesfazer = async (): Promise<void> => {
    const titulo = t('desfazer', { mes: rotulo });
    const motivo = await perguntarMotivo({ titulo, texto: t('desfazerTexto', { mes: rotulo }), rotuloConfirmar: titulo, minimo: 3 });
    if (!motivo) return;
    await desfazer
      .mutateAsync({ body: { periodo: mes.periodo, motivo } })
      .then((feito) => avisar.sucesso(t('desfeito', { n: feito.estornados })), avisar.erro);
  };
  return (
    <p>
      {previa.antes !== null && `${t('faturarAntes', { mes: `${nome(previa.antes)} ${anoDe(previa.antes)}` })} `}
      {pode('contabil-faturamentos', 'criar') && previa.antes === null && reconhecer.titulos + estornar.titulos > 0 && (
        <Button loading={faturar.isPending} onClick={() => void pedirFaturar()}>
          {t('faturar', { mes: rotulo })}
        </Button>
      )}{' '}
      {pode('contabil-faturamentos', 'excluir') && mes.titulos > 0 && (
        <Button variant="default" loading={desfazer.isPending} onClick={() => void pedirDesfazer()}>
          {t('desfazer', { mes: rotulo })}
        </Button>
      )}
    </p>
  );
}

function PorTurma({ turmas, rotulo }: { turmas: Previa['turmas']; rotulo: string }) {
  const t = useTextos(textosFaturamento);
  // A month may hold classes of two school years, which often have one name.
  const deDoisAnos = new Set(turmas.flatMap(({ turmaAno }) => turmaAno ?? [])).size > 1;
  return (
    <Tabela
      legenda={t('previa', { mes: rotulo })}
      colunas={[
        t('curso'),
        t('turma'),
        t('titulos'),
        t('bruto'),
        t('bolsas'),
        t('descontos'),
        t('antecipado'),
        t('reconhecido'),
        t('aReconhecer'),
        t('estornar'),
      ]}
      numericas={[2, 3, 4, 5, 6, 7, 8, 9]}
      cartao={{ titulo: 0, apoio: 1, valor: 3 }}
      linhas={turmas.map((l, i) => ({
        chave: i,
        celulas: [
          l.cursoNome ?? t('semCurso'),
          l.turmaNome === null ? '—' : deDoisAnos && l.turmaAno !== null ? `${l.turmaNome} · ${l.turmaAno}` : l.turmaNome,
          l.titulos,
          ...[
            l.brutoCentavos,
            l.bolsaCentavos,
            l.descontoCentavos,
            l.antecipadoCentavos,
            l.reconhecidoCentavos,
            l.reconhecerCentavos,
            l.estornarCentavos,
          ].map(formatarValor),
        ],
      }))}
    />
  );
}
