import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { iguais } from '#platform/web/formulario/valores/alteracao.ts';
import { camposDe, SecaoFormulario, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { matriculasNovaApi } from '#domains/academico/matriculas/nova/api.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { SobreOAluno } from './sobre-o-aluno.tsx';
import { comSugestoes, semResponsaveis, sugerirCurso } from './sugestoes.ts';
import { responsavelNovo } from '#domains/academico/matriculas/responsaveis/web/door.tsx';
import type { formNovaMatricula, Preparacao } from './valores.ts';

const campo = camposDe<typeof formNovaMatricula>();

/** Who: the person, and what the school already knows about this student. */
export function PassoAluno({ inicial }: { inicial: { id: number; nome: string } | null }) {
  const t = useTextos(textosMatricula);
  const { ler, definir } = useFormulario();
  const alunoId = useValor(campo('alunoId'));
  const nome = useValor(campo('nomes'))?.[String(alunoId)];
  const escolhido = typeof alunoId === 'number';
  const consulta = useConsulta(
    matriculasNovaApi.prepararMatricula,
    { params: { pessoaId: escolhido ? alunoId : 0 } },
    { ativa: escolhido },
  );
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const sugeridos = useRef<ReturnType<typeof responsavelNovo>[] | null>(null);
  const preencher = (preparacao: Preparacao): void => {
    const responsaveisAtuais = ler(campo('responsaveis'));
    // Guardians that somebody chose stay; those proposed for another student give way to those of this one.
    if (semResponsaveis(responsaveisAtuais) || iguais(responsaveisAtuais, sugeridos.current)) {
      const { responsaveis, nomes: conhecidos, origem } = comSugestoes(preparacao);
      sugeridos.current = origem === null ? [responsavelNovo(true)] : responsaveis;
      definir(campo('responsaveis'), sugeridos.current);
      definir(campo('nomes'), { ...ler(campo('nomes')), ...conhecidos });
      if (origem !== null) avisar.info(t(origem === 'matricula' ? 'sugeridosDaMatricula' : 'sugeridosDaFiliacao'));
    }
    const sugestao = sugerirCurso(preparacao.matriculas, anos, anoLetivoAtualId);
    if (sugestao === null || ler(campo('cursoId')) !== '') return;
    definir(campo('anoLetivoId'), sugestao.anoLetivoId);
    definir(campo('cursoId'), sugestao.cursoId ?? '');
  };
  const podeRegistrar = useSessao().pode('pessoas', 'criar');
  const preparacao = consulta.data;
  const preparado = preparacao?.aluno.id;
  const aoPreparar = useEffectEvent(() => preparacao && preencher(preparacao));
  // Once for each student: reading the same one again proposes nothing more.
  useEffect(() => {
    if (preparado !== undefined) aoPreparar();
  }, [preparado]);
  return (
    <>
      <SecaoFormulario titulo={t('quemSeraMatriculado')}>
        <PessoaPicker
          nome={campo('alunoId')}
          rotulo={t('aluno')}
          colunas={8}
          dica={t(podeRegistrar ? 'ajudaAluno' : 'ajudaAlunoSemCadastro')}
          autoFoco={inicial === null}
          inicial={escolhido && typeof nome === 'string' ? { id: alunoId, nome } : inicial}
          aoMudar={(pessoa) => pessoa && definir(campo('nomes'), { ...ler(campo('nomes')), [String(pessoa.id)]: pessoa.nome })}
        />
      </SecaoFormulario>
      {consulta.error && escolhido && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {escolhido && !preparacao && !consulta.error && <Esqueleto linhas={4} />}
      {escolhido && preparacao && <SobreOAluno preparacao={preparacao} />}
    </>
  );
}
