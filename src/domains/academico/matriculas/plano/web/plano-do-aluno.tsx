import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';
import { matriculasPlanoApi } from '../api.ts';
import { textosPlano } from '../texts.ts';

/** By which rule the student is judged, and the way to the other one for who may decide it. */
export function PlanoDoAluno({ matricula: { id, versao, planoAdaptado, ativa } }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosPlano);
  const { pode } = useSessao();
  const comando = useComando(matriculasPlanoApi.mudarPlano, {
    aoConcluir: () => {
      avisar.sucesso(t('mudado'));
      void envelhecer('Matricula', 'DiarioNota');
    },
  });
  const ato = t(planoAdaptado ? 'voltarAoRegular' : 'passarAoAdaptado');
  const mudar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: ato,
      texto: t(planoAdaptado ? 'regularTexto' : 'adaptadoTexto'),
      rotuloConfirmar: ato,
      rotuloMotivo: t('motivo'),
      maximo: 300,
    });
    if (motivo !== null)
      comando.mutate({ params: { id }, body: { versao, planoAdaptado: !planoAdaptado, motivo } }, { onError: avisar.erro });
  };
  return (
    <>
      {t(planoAdaptado ? 'adaptado' : 'regular')}
      {ativa && pode('plano-adaptado', 'editar') && (
        <Button variant="subtle" size="compact-sm" loading={comando.isPending} onClick={() => void mudar()}>
          {ato}
        </Button>
      )}
    </>
  );
}
