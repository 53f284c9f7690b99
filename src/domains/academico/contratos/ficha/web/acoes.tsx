import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { lazy, Suspense, useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { PainelSuspenso } from '#platform/web/janelas/painel-suspenso.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { configuracaoDosContratosApi } from '#domains/academico/contratos/api.ts';
import { contratosCancelamentoApi } from '#domains/academico/contratos/ciclo/cancelamento/api.ts';
import { contratosCicloApi } from '#domains/academico/contratos/ciclo/api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { type Ato, atosPossiveis } from './atos.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';
import type { ContratoAberto } from './contrato-aberto.ts';
import { useDesfazer } from '#domains/academico/contratos/ciclo/web/door.tsx';

// The form kit comes with the first question that is asked: the screen paints without it.
const JanelaDeCancelamento = lazy(() =>
  import('#domains/academico/contratos/ciclo/cancelamento/web/door.tsx').then((m) => ({ default: m.JanelaDeCancelamento })),
);
const MudancaComData = lazy(() => import('#domains/academico/contratos/ciclo/web/door.tsx').then((m) => ({ default: m.MudancaComData })));
const principais: readonly Ato[] = ['ativar', 'enviarParaAssinatura', 'reativar', 'encerrar'];

/** What may be done with the contract in its state, by this person. Money asks first, with the consequence in figures. */
export function AcoesDoContrato({ contrato, parcelas }: { contrato: ContratoAberto; parcelas: readonly { vencimento: DataCivil }[] }) {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const [ato, setAto] = useState<Ato | null>(null);
  const [hoje] = useState(hojeNaEscola);
  const configuracao = useConsulta(configuracaoDosContratosApi.obterConfiguracao, {}, { validadeMs: 60_000 });
  const desfazer = useDesfazer();
  const params = { id: contrato.id };
  const { versao } = contrato;
  const relidas = { envelhece: ['Contrato'] };
  const ativar = useComando(contratosCicloApi.ativarContrato, {
    ...relidas,
    aoConcluir: ({ titulos }) => avisar.sucesso(t('contratoAtivado', { n: titulos })),
  });
  const enviar = useComando(contratosCicloApi.enviarParaAssinatura, { ...relidas, aoConcluir: () => avisar.sucesso(t('contratoEnviado')) });
  const encerrar = useComando(contratosCicloApi.encerrarContrato, { ...relidas, aoConcluir: () => avisar.sucesso(t('contratoEncerrado')) });
  const cancelar = useComando(contratosCancelamentoApi.cancelarContrato, {
    ...relidas,
    aoConcluir: ({ titulosCancelados, situacaoId }) =>
      avisar.sucesso(t('contratoCancelado', { n: titulosCancelados }), { desfazer: () => desfazer(situacaoId) }),
  });
  const atos = pode('contratos', 'editar') && configuracao.data ? atosPossiveis(contrato, configuracao.data.exigeAssinatura) : [];
  const principal = atos.find((a) => principais.includes(a));
  const outros = atos.filter((a) => a !== principal);
  const pagadores = contrato.responsaveis
    .filter((r) => r.financeiro)
    .map((r) => r.nome)
    .join(', ');
  /** A first due date typed wrong is told before it costs a family fine and interest. */
  const avisoDeVencidas = (): string[] => {
    const vencidas = parcelas.map((p) => p.vencimento).filter((vencimento) => vencimento < hoje);
    const [primeira] = vencidas.toSorted();
    return primeira ? [t('consequenciaVencidas', { n: vencidas.length, data: formatarData(primeira) })] : [];
  };
  const aoAtivar = async (): Promise<void> => {
    // The server would refuse it: no question that promises figures.
    if (contrato.pagadoresSemCpf.length > 0)
      return avisar.info(t('pagadoresSemCpf', { nomes: contrato.pagadoresSemCpf.map(({ nome }) => nome).join(', ') }));
    const sim = await confirmar({
      titulo: t('ativar'),
      texto: t('confirmaSituacao', { status: t('situacao_ativo') }),
      consequencia: [
        t('consequenciaAtivar', { n: parcelas.length, total: formatarReais(contrato.totais.totalCentavos), pagadores }),
        ...avisoDeVencidas(),
        ...(contrato.pagadoresSemEndereco.length > 0
          ? [t('pagadoresSemEndereco', { nomes: contrato.pagadoresSemEndereco.map(({ nome }) => nome).join(', ') })]
          : []),
      ].join(' '),
      rotuloConfirmar: t('ativar'),
    });
    if (sim) await ativar.mutateAsync({ params, body: { versao } });
  };
  const perguntar = async (qual: 'enviarParaAssinatura' | 'encerrar'): Promise<void> => {
    const para = qual === 'encerrar' ? 'encerrado' : 'aguardando_assinatura';
    const motivo = await perguntarMotivo({
      titulo: t(qual),
      texto: t('confirmaSituacao', { status: t(`situacao_${para}`) }),
      rotuloConfirmar: t(qual),
      opcional: true,
      maximo: 500,
    });
    if (motivo !== null) await (qual === 'encerrar' ? encerrar : enviar).mutateAsync({ params, body: { versao, motivo } });
  };
  const fazer = (qual: Ato): void => {
    if (qual === 'ativar') void aoAtivar().catch(avisar.erro);
    else if (qual === 'encerrar' || qual === 'enviarParaAssinatura') void perguntar(qual).catch(avisar.erro);
    else setAto(qual);
  };
  return (
    <>
      {outros.length > 0 && (
        <PainelSuspenso
          alinhamento="fim"
          botao={(props) => (
            <Button {...props} variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t('mudarSituacao')}
            </Button>
          )}
        >
          {(fechar) => (
            <ul className={estilo.atos}>
              {outros.map((qual) => (
                <li key={qual}>
                  <button
                    type="button"
                    className="botao-simples"
                    onClick={() => {
                      fechar();
                      fazer(qual);
                    }}
                  >
                    {t(qual)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PainelSuspenso>
      )}
      {contrato.situacao === 'ativo' && pode('aditivos', 'criar') && (
        <Elo tela="aditivo-form" params={{ matriculaId: contrato.matricula.id, contratoId: contrato.id }}>
          <Button component="span" variant={principal ? 'default' : 'filled'}>
            {t('novoAditivo')}
          </Button>
        </Elo>
      )}
      {principal && (
        <Button loading={ativar.isPending || enviar.isPending || encerrar.isPending} onClick={() => fazer(principal)}>
          {t(principal)}
        </Button>
      )}
      <Suspense fallback={null}>
        {ato === 'cancelar' && (
          <JanelaDeCancelamento
            ids={[contrato.id]}
            aoFechar={() => setAto(null)}
            aoConfirmar={(pedido) => cancelar.mutateAsync({ params, body: { versao, ...pedido } })}
          />
        )}
        {(ato === 'suspender' || ato === 'reativar') && <MudancaComData ato={ato} contrato={contrato} aoFechar={() => setAto(null)} />}
      </Suspense>
    </>
  );
}
