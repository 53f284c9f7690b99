import { useMemo, useRef } from 'react';
import { invalidar, useComando } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { rematriculasApi as api } from '#domains/academico/rematriculas/execucao/api.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { type Busca, criteriosDe, type MudarBusca } from '#domains/academico/rematriculas/web/busca.ts';
import { comoAlunos, escolhidosDe, type LinhaDaPrevia, type Previa, totalDe } from './escolhidos.ts';
import type { AtosDaLinha } from './linha-previa.tsx';
import { marcaDe, type Marcas, type useMarcas } from './use-marcas.ts';

type Partes = {
  busca: Busca & { de: number; para: number };
  previa: Previa | undefined;
  marcas: Marcas;
  marcar: ReturnType<typeof useMarcas>['mudar'];
  esquecer: ReturnType<typeof useMarcas>['esquecer'];
  mudar: MudarBusca;
  explicar: (linha: LinhaDaPrevia) => void;
};

/** Everything that may be done on the preview: tick, let through with a reason, change classes, run. */
export function useAtos(partes: Partes) {
  const t = useTextos(textosRematricula);
  // Rows keep their acts while ticks change, so that a tick draws one row and not fifty.
  const agora = useRef(partes);
  agora.current = partes;
  const { marcar, explicar } = partes;
  const perguntar = (titulo: string) =>
    perguntarMotivo({ titulo, texto: t('liberarTexto'), rotuloMotivo: t('motivoDaLiberacao'), rotuloConfirmar: t('liberar'), maximo: 300 });

  const daLinha = useMemo((): AtosDaLinha => {
    const liberar = async (linha: LinhaDaPrevia) => {
      const motivo = await perguntar(t('liberarAluno', { nome: linha.alunoNome }));
      if (motivo !== null) marcar([linha.matriculaId], { motivo, marcado: true });
    };
    return {
      marcar: (linha, marcado) => {
        const { motivo } = marcaDe(agora.current.marcas, linha.matriculaId);
        if (marcado && linha.situacao === 'exige_motivo' && motivo === undefined) void liberar(linha);
        else marcar([linha.matriculaId], { marcado });
      },
      liberar: (linha) => void liberar(linha),
      trocarTurma: ({ matriculaId }, turmaId) => marcar([matriculaId], { turmaId }),
      explicar,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the question only takes texts from the language
  }, [marcar, explicar, t]);

  const comando = useComando(api.executarRematricula, {
    aoConcluir: ({ id }, { body }) => {
      avisar.info(t('iniciada'));
      agora.current.esquecer(body.alunos.map(({ matriculaId }) => Number(matriculaId)));
      agora.current.mudar({ lote: id });
      void invalidar(api.listarRematriculas);
    },
  });
  const escolhidos = () => escolhidosDe(partes.previa?.linhas ?? [], partes.marcas);
  const ids = (linhas: readonly LinhaDaPrevia[]) => linhas.map(({ matriculaId }) => matriculaId);

  const executar = async (): Promise<void> => {
    const { previa, busca, marcas } = partes;
    const { marcados, liberados } = escolhidos();
    if (!previa) return;
    const sim = await confirmar({
      titulo: t('rematricular', { n: marcados.length }),
      texto: t('confirmaTexto', { ano: previa.anoDestino }),
      consequencia: t('consequencia', {
        n: marcados.length,
        liberados: liberados.length,
        contratos: t(`contratos_${busca.contratos}`).toLowerCase(),
        total: formatarReais(totalDe(marcados, previa.planos)),
      }),
      rotuloConfirmar: t('rematricular', { n: marcados.length }),
    });
    if (!sim) return;
    const { dataMatricula, primeiroVencimento, formaPagamentoId, descontoIds } = previa.criterios;
    // What the person saw is what is asked for, down to what the server had decided for them.
    const decididos = { dataMatricula, primeiroVencimento, formaPagamentoId, descontoIds };
    const body = {
      anoOrigemId: busca.de,
      anoDestinoId: busca.para,
      ...criteriosDe(busca),
      ...decididos,
      alunos: comoAlunos(marcados, marcas),
    };
    comando.mutate({ body }, { onError: (erro) => avisar.erro(erro) });
  };

  return {
    daLinha,
    executando: comando.isPending,
    executar: () => void executar(),
    marcarAptos: (linhas: readonly LinhaDaPrevia[], marcado: boolean) => marcar(ids(linhas), { marcado }),
    desmarcar: () => marcar(ids(escolhidos().marcados), { marcado: false }),
    mudarTurma: (turmaId: number) => {
      const turma = partes.previa?.turmas.find(({ id }) => id === turmaId);
      marcar(ids(escolhidos().marcados.filter((l) => l.destinoCursoId === turma?.cursoId)), { turmaId });
    },
    liberarTodos: () =>
      void perguntar(t('liberarMarcados')).then((motivo) => {
        if (motivo !== null) marcar(ids(escolhidos().semMotivo), { motivo });
      }),
  };
}
