import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { podeMudarPedido } from '../../situacoes.ts';
import { textosBolsa } from '../../texts.ts';
import { bolsasApi as api } from '../api.ts';

const DarParecer = lazy(() => import('./dar-parecer.tsx'));
const Decidir = lazy(() => import('./decidir.tsx'));
const ComData = lazy(() => import('./com-data.tsx'));
type Bolsa = RespostaCliente<typeof api.obterBolsa>;
type Janela = 'parecer' | 'decidir' | 'aplicar' | 'encerrar';

/** What may be done with a scholarship now, by who may do it; the next step comes last. */
export function AcoesDaBolsa({ bolsa }: { bolsa: Bolsa }) {
  const t = useTextos(textosBolsa);
  const { pode } = useSessao();
  const [janela, setJanela] = useState<Janela | null>(null);
  const opcoes = { envelhece: ['BolsaPedido', 'FichaSocioeconomica'], aoConcluir: () => avisar.sucesso(t('salvo')) };
  const retirar = useComando(api.retirarParecer, opcoes);
  const desfazer = useComando(api.desfazerDecisao, opcoes);
  const cancelar = useComando(api.cancelarPedidoDeBolsa, opcoes);
  const { id, situacao, versao, noContrato } = bolsa;
  const [analisa, decide] = [pode('bolsas', 'editar'), pode('decidir-bolsa', 'criar')];
  const comMotivo = async (titulo: 'retirarParecer' | 'desfazerDecisao' | 'cancelar', comando: typeof retirar): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t(titulo),
      texto: bolsa.alunoNome,
      rotuloConfirmar: t(titulo),
      rotuloMotivo: t('motivo'),
      maximo: 1000,
    });
    if (motivo !== null) comando.mutate({ params: { id }, body: { versao, motivo } }, { onError: avisar.erro });
  };
  const aplicada = noContrato !== 'nao';
  const fechar = (): void => setJanela(null);
  const botao = (rotulo: Parameters<typeof t>[0], aoClicar: () => void, principal = false) => (
    <Button variant={principal ? 'filled' : 'default'} onClick={aoClicar}>
      {t(rotulo)}
    </Button>
  );
  return (
    <>
      {analisa && podeMudarPedido(situacao, 'cancelar') && botao('cancelar', () => void comMotivo('cancelar', cancelar))}
      {analisa && podeMudarPedido(situacao, 'retirarParecer') && botao('retirarParecer', () => void comMotivo('retirarParecer', retirar))}
      {decide &&
        podeMudarPedido(situacao, 'desfazerDecisao') &&
        !aplicada &&
        botao('desfazerDecisao', () => void comMotivo('desfazerDecisao', desfazer))}
      {decide &&
        (podeMudarPedido(situacao, 'encerrar') || (situacao === 'encerrado' && noContrato === 'sim')) &&
        botao('encerrar', () => setJanela('encerrar'))}
      {analisa && podeMudarPedido(situacao, 'darParecer') && botao('darParecer', () => setJanela('parecer'), true)}
      {decide && podeMudarPedido(situacao, 'conceder') && botao('decidir', () => setJanela('decidir'), true)}
      {pode('aditivos', 'criar') && situacao === 'concedido' && !aplicada && botao('aplicar', () => setJanela('aplicar'), true)}
      <Suspense fallback={null}>
        {janela === 'parecer' && <DarParecer id={id} versao={versao} aoFechar={fechar} />}
        {janela === 'decidir' && <Decidir bolsa={bolsa} aoFechar={fechar} />}
        {(janela === 'aplicar' || janela === 'encerrar') && <ComData ato={janela} id={id} versao={versao} aoFechar={fechar} />}
      </Suspense>
    </>
  );
}
