import { chamar, ErroApi } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { contratosCicloApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';

/** Undoes a change of state and says what came back. */
export function useDesfazer(): (situacaoId: number) => Promise<void> {
  const t = useTextos(textosContrato);
  const desfazer = (id: number, motivoAcimaDaAnuidade: string | null) =>
    chamar(
      contratosCicloApi.desfazerSituacao,
      { params: { id }, body: { motivo: null, motivoAcimaDaAnuidade } },
      { chaveIdempotencia: crypto.randomUUID() },
    );
  /** What comes back takes the family over a year: it goes on with the reason, or not at all. */
  const comMotivo = async (situacaoId: number) => {
    try {
      return await desfazer(situacaoId, null);
    } catch (causa) {
      if (!(causa instanceof ErroApi) || causa.code !== 'ANUIDADE_JA_COBRADA_NA_VOLTA') throw causa;
      const motivo = await perguntarMotivo({
        titulo: t('motivoAcimaDaAnuidade'),
        texto: causa.message,
        rotuloMotivo: t('motivoAcimaDaAnuidade'),
        rotuloConfirmar: t('desfazerMesmoAssim'),
        maximo: 300,
      });
      return motivo === null ? null : desfazer(situacaoId, motivo);
    }
  };
  return async (situacaoId) => {
    try {
      const feito = await comMotivo(situacaoId);
      if (feito === null) return;
      const { situacao, titulosRestaurados } = feito;
      avisar.sucesso(t('situacaoDesfeita', { status: t(`situacao_${situacao}`), n: titulosRestaurados }));
    } catch (causa) {
      avisar.erro(causa);
    }
    await envelhecer('Contrato');
  };
}
