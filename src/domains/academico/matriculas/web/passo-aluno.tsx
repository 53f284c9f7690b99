import { useEffect, useEffectEvent } from 'react';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useConsulta } from '#platform/web/consultas.ts';
import { avisar } from '#platform/web/dialogos.tsx';
import { SecaoFormulario, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { PessoaPicker } from '#domains/pessoas/web/door.tsx';
import { matriculasApi } from '../api.ts';
import { movimentos } from '../situacoes.ts';
import { textosMatricula } from '../texts.ts';
import { FimDoPasso } from './fim-do-passo.tsx';
import estilo from './matricula.module.css';
import { tomDoMovimento } from './rotulos.ts';
import { comSugestoes, type Preparacao, semResponsaveis } from './sugestoes.ts';

/** Who: the person, and what the school already knows about this student. */
export function PassoAluno({ inicial }: { inicial: { id: number; nome: string } | null }) {
  const t = useTextos(textosMatricula);
  const { valores, definir } = useFormulario();
  const alunoId = useValor('alunoId');
  const nomes = useValor('nomes') as Record<string, string> | undefined;
  const nome = nomes?.[String(alunoId)];
  const consulta = useConsulta(matriculasApi.prepararMatricula, { params: { pessoaId: typeof alunoId === 'number' ? alunoId : 0 } }, { ativa: typeof alunoId === 'number' });
  const { anos } = useAnosLetivos();
  const preencher = useEffectEvent((preparacao: Preparacao) => {
    const atuais = valores();
    if (semResponsaveis(atuais['responsaveis'])) {
      const { responsaveis, nomes: conhecidos, origem } = comSugestoes(preparacao);
      if (origem !== null) {
        definir('responsaveis', responsaveis);
        definir('nomes', { ...(atuais['nomes'] as object), ...conhecidos });
        avisar.info(t(origem === 'matricula' ? 'sugeridosDaMatricula' : 'sugeridosDaFiliacao'));
      }
    }
    // Who studies here goes on to the next course of the next year, when the school has both.
    const [ultima] = preparacao.matriculas;
    const seguinte = anos.find(({ ano }) => ultima !== undefined && ano === ultima.ano + 1);
    if (ultima && seguinte && atuais['cursoId'] === '') {
      definir('anoLetivoId', seguinte.id);
      if (ultima.proximoCursoId !== null) definir('cursoId', ultima.proximoCursoId);
    }
  });
  const preparacao = consulta.data;
  useEffect(() => {
    if (preparacao) preencher(preparacao);
  }, [preparacao?.aluno.id]);
  return (
    <>
      <SecaoFormulario titulo={t('quemSeraMatriculado')}>
        <PessoaPicker
          nome="alunoId" rotulo={t('aluno')} colunas={8} dica={t('ajudaAluno')} autoFoco={inicial === null}
          inicial={typeof alunoId === 'number' && nome !== undefined ? { id: alunoId, nome } : inicial}
          aoMudar={(pessoa) => pessoa && definir('nomes', { ...(valores()['nomes'] as object), [String(pessoa.id)]: pessoa.nome })}
        />
      </SecaoFormulario>
      {consulta.error && typeof alunoId === 'number' && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {typeof alunoId === 'number' && !preparacao && !consulta.error && <Esqueleto linhas={4} />}
      {typeof alunoId === 'number' && preparacao && <SobreOAluno preparacao={preparacao} />}
      <FimDoPasso proximo="responsaveis.0.pessoaId" />
    </>
  );
}

function SobreOAluno({ preparacao: { aluno, matriculas } }: { preparacao: Preparacao }) {
  const t = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  return (
    <Cartao titulo={aluno.nome} acoes={<Elo tela="pessoa" params={{ id: aluno.id }} target="_blank">{t('abrirCadastro')}</Elo>}>
      <p>
        {aluno.dataNascimento === null ? t('semNascimento') : `${t('nascimento')}: ${formatarData(aluno.dataNascimento)}`}
        {aluno.idade !== null && ` · ${t('idadeAnos', { n: aluno.idade })}`}
      </p>
      <h3>{t('matriculasDoAluno')}</h3>
      {matriculas.length === 0 && <p className={estilo.suave}>{t('semMatriculas')}</p>}
      <ul className={estilo.lista}>
        {matriculas.map((m) => (
          <li key={m.id}>
            <Elo tela="visualizar-matricula" params={{ id: m.id }} target="_blank">{m.codigo}</Elo> · {m.ano} · {m.cursoNome}
            {m.turmaNome !== null && ` · ${m.turmaNome}`} <Etiqueta tom={tomDoMovimento(m.movimento)}>{rotuloDe(movimentos, m.movimento, idioma)}</Etiqueta>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
