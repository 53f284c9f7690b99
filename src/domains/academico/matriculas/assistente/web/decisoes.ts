import { formatarData, isDataCivil } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { papeisDe } from '#domains/academico/matriculas/web/rotulos.ts';
import type { formNovaMatricula } from './valores.ts';

const campo = camposDe<typeof formNovaMatricula>();

/** What the form holds, in words: for the summary at the side and for the review. A fact not decided yet is null. */
export function useDecisoes() {
  const t = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const nomes = useValor(campo('nomes')) ?? {};
  const [alunoId, anoLetivoId, cursoId, turmaId] = [
    useValor(campo('alunoId')),
    useValor(campo('anoLetivoId')),
    useValor(campo('cursoId')),
    useValor(campo('turmaId')),
  ];
  const [data, preMatricula, observacoes, lista] = [
    useValor(campo('dataMatricula')),
    useValor(campo('preMatricula')),
    useValor(campo('observacoes')),
    useValor(campo('responsaveis')),
  ];
  const { anos } = useAnosLetivos();
  const { cursos, turmas } = useOpcoesEstrutura(typeof anoLetivoId === 'number' ? anoLetivoId : undefined);
  const turma = turmas.find(({ id }) => id === turmaId);
  const responsaveis = (lista ?? [])
    .filter((r) => typeof r.pessoaId === 'number')
    .map((r) => ({
      chave: String(r.pessoaId),
      nome: nomes[String(r.pessoaId)] ?? `#${String(r.pessoaId)}`,
      detalhe: [
        r.parentesco ? rotuloDe(parentescos, r.parentesco, idioma) : null,
        papeisDe(r, t('pedagogico').toLowerCase(), t('financeiro').toLowerCase()),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  return {
    aluno: typeof alunoId === 'number' ? (nomes[String(alunoId)] ?? `#${alunoId}`) : null,
    responsaveis,
    ano: anos.find(({ id }) => id === anoLetivoId)?.ano ?? null,
    curso: cursos.find(({ id }) => id === cursoId)?.nome ?? null,
    turma: turma ? `${turma.nome} · ${rotuloDe(turnos, turma.turno, idioma)}` : null,
    data: typeof data === 'string' && isDataCivil(data) ? formatarData(data) : null,
    preMatricula: preMatricula === true,
    observacoes: typeof observacoes === 'string' && observacoes !== '' ? observacoes : null,
  };
}
