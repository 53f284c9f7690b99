import { Button } from '@mantine/core';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { aditivosApi } from '../api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';

/** The reads that a change of an addendum makes old. */
const relidas = {
  invalida: [aditivosApi.obterAditivo, aditivosApi.opcoesDeAditivo],
  envelhece: ['Aditivo/obter-paginado', 'Contrato/{id}', 'Contrato/obter-paginado'],
};

/** What may be done with an addendum that waits for its signature: it was signed, or it goes back. */
export function AssinaturaDoAditivo({ aditivo }: { aditivo: RespostaCliente<typeof aditivosApi.obterAditivo> }) {
  const t = useTextos(textosAditivo);
  const { pode } = useSessao();
  const vigorar = useComando(aditivosApi.vigorarAditivo, relidas);
  const desfazer = useComando(aditivosApi.desfazerEnvioDoAditivo, relidas);
  if (aditivo.situacao !== 'aguardando_assinatura' || !(pode('aditivos', 'criar') || pode('aditivos', 'editar'))) return null;
  const pedido = { params: { id: aditivo.id }, body: { versao: aditivo.versao } };
  const aoVigorar = async (): Promise<void> => {
    if (!(await confirmar({ titulo: t('vigorar'), texto: t('confirmaAssinado'), rotuloConfirmar: t('vigorar') }))) return;
    const { parcelas } = await vigorar.mutateAsync(pedido);
    avisar.sucesso(t('emVigor', { n: parcelas }));
  };
  const aoDesfazer = async (): Promise<void> => {
    await desfazer.mutateAsync(pedido);
    avisar.sucesso(t('envioDesfeito'));
  };
  return (
    <>
      <Button variant="default" loading={desfazer.isPending} onClick={() => void aoDesfazer().catch(avisar.erro)}>
        {t('desfazerEnvio')}
      </Button>
      <Button loading={vigorar.isPending} onClick={() => void aoVigorar().catch(avisar.erro)}>
        {t('vigorar')}
      </Button>
    </>
  );
}
