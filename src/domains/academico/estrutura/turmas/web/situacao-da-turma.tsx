import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { turmasApi } from '../api.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { relerEstrutura } from '#domains/academico/estrutura/web/lidas.ts';

/** Closes or reopens a class: closing says in figures what it touches, reopening asks for the reason that stays on record. */
export function SituacaoDaTurma({ turma }: { turma: RespostaCliente<typeof turmasApi.obterTurma> }) {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const [ocupado, setOcupado] = useState(false);
  const { id, nome, versao, alunos } = turma;
  const aberta = turma.situacao === 'aberta';
  if (!(aberta ? pode('turmas-estrutura', 'editar') : pode('fechamento-cursos-turmas', 'editar'))) return null;
  const mudar = async (): Promise<void> => {
    const motivo = await perguntarMotivo(
      aberta
        ? {
            titulo: t('fecharTitulo', { nome }),
            texto: t('fecharTexto'),
            consequencia: t('fecharConsequencia', { n: alunos }),
            rotuloConfirmar: t('fechar'),
            rotuloMotivo: t('motivo'),
            opcional: true,
            maximo: 300,
          }
        : {
            titulo: t('reabrirTitulo', { nome }),
            texto: t('reabrirTexto'),
            rotuloConfirmar: t('reabrir'),
            rotuloMotivo: t('motivo'),
            minimo: 1,
            maximo: 300,
          },
    );
    if (motivo === null) return;
    setOcupado(true);
    try {
      const qual = aberta ? turmasApi.fecharTurma : turmasApi.reabrirTurma;
      await chamar(qual, { params: { id }, body: { versao, motivo } }, { chaveIdempotencia: crypto.randomUUID() });
      avisar.sucesso(t(aberta ? 'fechada' : 'reaberta', { nome }));
      await relerEstrutura();
    } catch (causa) {
      avisar.erro(causa);
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button variant="default" loading={ocupado} onClick={() => void mudar()}>
      {t(aberta ? 'fechar' : 'reabrir')}
    </Button>
  );
}
