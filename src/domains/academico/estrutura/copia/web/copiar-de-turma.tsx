import { Button } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { copiaApi } from '../api.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { Escolha } from '#domains/academico/estrutura/web/escolha.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import { lidas } from '#domains/academico/estrutura/web/lidas.ts';
import type { Disciplinas } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';

/** The subjects of another class of the course, of any year; what will be added, and what stays behind, is shown first. */
export default function CopiarDeTurma({ dados: { turma }, aoFechar }: { dados: Disciplinas; aoFechar: () => void }) {
  const t = useTextos(textosEnsino);
  const { anos } = useAnosLetivos();
  const [anoId, setAnoId] = useState(turma.anoLetivoId);
  const [origem, setOrigem] = useState<number | null>(null);
  const { turmas } = useOpcoesEstrutura(anoId);
  const outras = turmas.filter((x) => x.cursoId === turma.cursoId && x.id !== turma.id);
  const previa = useConsulta(
    copiaApi.preverCopiaDeTurma,
    { params: { id: turma.id }, query: { OrigemTurmaId: origem ?? 0 } },
    { ativa: origem !== null },
  );
  const copiar = useComando(copiaApi.copiarDeTurma, {
    envelhece: lidas,
    aoConcluir: ({ criadas, deFora: fora }) => {
      const incluidas = t('incluidas', { n: criadas });
      avisar.sucesso(fora === 0 ? incluidas : t('incluidasComFora', { incluidas, fora }));
      aoFechar();
    },
  });
  const novas = origem === null ? [] : (previa.data?.novas ?? []);
  const existentes = origem === null ? [] : (previa.data?.existentes ?? []);
  const deFora = origem === null ? [] : (previa.data?.deFora ?? []);
  const enviar = (): void => {
    if (origem !== null)
      copiar.mutate({ params: { id: turma.id }, body: { origemTurmaId: origem } }, { onError: (erro) => avisar.erro(erro) });
  };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('copiarDeTurma')}
      rodape={
        <Button disabled={novas.length === 0} loading={copiar.isPending} onClick={enviar}>
          {t('incluirN', { n: novas.length })}
        </Button>
      }
    >
      <div className={estilo.escolhas}>
        <Escolha
          rotulo={t('anoLetivo')}
          valor={anoId}
          opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
          aoMudar={(id) => {
            setAnoId(id);
            setOrigem(null);
          }}
        />
        <Escolha rotulo={t('copiarDe')} valor={origem} opcoes={comoOpcoes(outras)} aoMudar={setOrigem} />
      </div>
      <div role="status">
        {outras.length === 0 && <p>{t('semOutraTurma')}</p>}
        {previa.error && <EstadoErro erro={previa.error} />}
        {novas.length > 0 && <p>{t('seraoIncluidas', { nomes: novas.join(', ') })}</p>}
        {existentes.length > 0 && <p className="suave">{t('jaExistem', { nomes: existentes.join(', ') })}</p>}
        {deFora.length > 0 && (
          <p>{t('naoVao', { nomes: deFora.map(({ disciplina: nome, motivo }) => t('comMotivo', { nome, motivo })).join('; ') })}</p>
        )}
        {origem !== null && previa.data && novas.length === 0 && <p>{t('nadaACopiar')}</p>}
      </div>
    </Janela>
  );
}
