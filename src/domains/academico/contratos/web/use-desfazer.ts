import { chamar } from '#platform/web/api.ts';
import { invalidar } from '#platform/web/consultas.ts';
import { avisar } from '#platform/web/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { contratosApi } from '../api.ts';
import { textosContrato } from '../texts.ts';

/** The reads that a change of state makes old. */
export const velhos = [contratosApi.obterContrato, contratosApi.listarContratos, contratosApi.contarContratosPorSituacao];

/** Undoes a change of state and says what came back. */
export function useDesfazer(): (situacaoId: number) => Promise<void> {
  const t = useTextos(textosContrato);
  return async (situacaoId) => {
    try {
      const { situacao, titulosRestaurados } = await chamar(
        contratosApi.desfazerSituacao,
        { params: { id: situacaoId }, body: { motivo: null } },
        { chaveIdempotencia: crypto.randomUUID() },
      );
      avisar.sucesso(t('situacaoDesfeita', { status: t(`situacao_${situacao}`), n: titulosRestaurados }));
    } catch (causa) {
      avisar.erro(causa);
    }
    await Promise.all(velhos.map(invalidar));
  };
}
