import { NativeSelect } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { textosBoletins } from '../texts.ts';
import estilo from './boletins.module.css';
import { useOpcoesDeEtapa } from './etapas.ts';

/** Which classes, and up to which etapa; null is all of them, and the whole year. */
export type Filtro = { segmentacaoId: number | null; cursoId: number | null; turmaId: number | null; etapa: number | null };
const semFiltro: Filtro = { segmentacaoId: null, cursoId: null, turmaId: null, etapa: null };
/** What the list is filtered by, as where a window begins. */
export function useFiltroDaLista(): Filtro {
  const [{ segmentacao, curso, turma }] = useEndereco('segmentacao', 'curso', 'turma');
  const id = (valor: string | undefined): number | null => (valor === undefined ? null : Number(valor) || null);
  return { ...semFiltro, segmentacaoId: id(segmentacao), cursoId: id(curso), turmaId: id(turma) };
}
type Props = { anoLetivoId: number | undefined; filtro: Filtro; aoMudar: (filtro: Filtro) => void; comTurmas?: boolean };

/** Chooses classes of a year: all, of a segment, of a course, or one. */
export function FiltroDeTurmas({ anoLetivoId, filtro, aoMudar, comTurmas = true }: Props) {
  const t = useTextos(textosBoletins);
  const { segmentacoes, cursos, turmas } = useOpcoesEstrutura(anoLetivoId);
  const etapas = useOpcoesDeEtapa();
  const campo = (chave: keyof Filtro, rotulo: string, opcoes: readonly { id: number; nome: string }[], todas: string) => (
    <NativeSelect
      label={rotulo}
      value={filtro[chave] === null ? '' : String(filtro[chave])}
      data={[{ value: '', label: todas }, ...opcoes.map(({ id, nome }) => ({ value: String(id), label: nome }))]}
      onChange={({ currentTarget: { value } }) => aoMudar({ ...filtro, [chave]: value === '' ? null : Number(value) })}
    />
  );
  return (
    <div className={estilo.campos}>
      {comTurmas && campo('segmentacaoId', t('segmentacao'), segmentacoes, t('todas'))}
      {comTurmas && campo('cursoId', t('curso'), cursos, t('todos'))}
      {comTurmas && campo('turmaId', t('turma'), turmas, t('todas'))}
      <NativeSelect
        label={t('ate')}
        value={filtro.etapa === null ? '' : String(filtro.etapa)}
        data={etapas}
        onChange={({ currentTarget: { value } }) => aoMudar({ ...filtro, etapa: value === '' ? null : Number(value) })}
      />
    </div>
  );
}
