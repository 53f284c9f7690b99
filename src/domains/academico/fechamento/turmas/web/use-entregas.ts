import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { entregaApi } from '#domains/academico/diario/entrega/api.ts';
import { textosFechamento } from '../../texts.ts';

const chave = () => ({ chaveIdempotencia: crypto.randomUUID() });

/** Handing in for teachers, and giving back; null what the person may not. */
export function useEntregas(etapaId: number) {
  const t = useTextos(textosFechamento);
  const { pode } = useSessao();
  const entregar = async (turmaDisciplinaIds: number[]): Promise<void> => {
    try {
      const { entregues, recusadas } = await chamar(entregaApi.entregar, { body: { etapaId, turmaDisciplinaIds } }, chave());
      for (const { motivo } of recusadas) avisar.info(motivo);
      if (entregues.length > 0) avisar.sucesso(t('entregues', { n: entregues.length }));
      await envelhecer('Fechamento', 'Diario');
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  const devolver = async ({ turmaDisciplinaId, disciplina }: { turmaDisciplinaId: number; disciplina: string }): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('devolverTitulo', { disciplina }),
      texto: t('devolverTexto'),
      rotuloConfirmar: t('devolver'),
      rotuloMotivo: t('motivo'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    try {
      await chamar(entregaApi.devolverEntrega, { body: { turmaDisciplinaId, etapaId, motivo } }, chave());
      avisar.sucesso(t('devolvido'));
      await envelhecer('Fechamento', 'Diario');
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  return {
    entregar: pode('fechamento-cursos-turmas', 'criar') ? entregar : null,
    devolver: pode('fechamento-cursos-turmas', 'editar') ? devolver : null,
  };
}
