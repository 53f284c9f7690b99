import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Tradutor } from '#shared/textos.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosFechamento } from '../../texts.ts';
import { fechamentoTurmasApi } from '../api.ts';
import type { Alvo } from './estado.ts';

/** Reopens what a class closed, with the reason that stays on record; null for who may not. */
export function useReabrir({ id, nome }: { id: number; nome: string }, alvo: Alvo): (() => Promise<void>) | null {
  const t = useTextos(textosFechamento);
  const { pode } = useSessao();
  if (!pode('fechamento-cursos-turmas', 'editar')) return null;
  return async () => {
    const oque = `${nome} · ${alvo.etapaId === null ? t('anoDaTurma') : alvo.nome}`;
    let jaContam: string[] = [];
    try {
      jaContam = alvo.etapaId === null ? oQueJaConta(t, await chamar(fechamentoTurmasApi.preverReabertura, { params: { id } })) : [];
    } catch (causa) {
      avisar.erro(causa);
      return;
    }
    const motivo = await perguntarMotivo({
      titulo: t('reabrirTitulo', { oque }),
      texto: t(alvo.etapaId === null ? 'reabrirAnoTexto' : 'reabrirTexto'),
      ...(jaContam.length > 0 ? { consequencia: jaContam.join(' ') } : {}),
      rotuloConfirmar: t('reabrir'),
      rotuloMotivo: t('motivo'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    try {
      const body = { turmaId: id, etapaId: alvo.etapaId, motivo };
      await chamar(fechamentoTurmasApi.reabrirTurma, { body }, { chaveIdempotencia: crypto.randomUUID() });
      avisar.sucesso(t('reaberta', { oque }));
      await envelhecer('Fechamento', 'Diario', 'Turma', 'Matricula');
    } catch (causa) {
      avisar.erro(causa);
    }
  };
}

/** What was made of the closed year and does not change with it, in figures. */
function oQueJaConta(
  t: Tradutor<typeof textosFechamento>,
  { historicos, rematriculados }: RespostaCliente<typeof fechamentoTurmasApi.preverReabertura>,
): string[] {
  return [
    ...(historicos > 0 ? [t('historicosContam', { n: historicos })] : []),
    ...(rematriculados > 0 ? [t('rematriculadosContam', { n: rematriculados })] : []),
  ];
}
