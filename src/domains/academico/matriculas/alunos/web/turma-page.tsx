import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { alunosApi } from '../api.ts';
import { EtiquetaMovimento } from '#domains/academico/matriculas/web/etiqueta-movimento.tsx';
import { turmasApi } from '#domains/academico/estrutura/turmas/api.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { situacoesTurma } from '#domains/academico/estrutura/turnos.ts';
import { ResumoDaTurma } from '#domains/academico/estrutura/turmas/web/door.tsx';

/** A class and who sits in it. */
export default function TurmaPage() {
  const t = useTextos(textosEstrutura);
  const { id } = useParametros();
  if (id !== undefined) return <Turma id={id} />;
  return (
    <Pagina>
      <EstadoVazio titulo={t('escolhaTurma')} acao={<Elo tela="turmas-estrutura">{t('abrirLista')}</Elo>} />
    </Pagina>
  );
}

function Turma({ id }: { id: string }) {
  const consulta = useRegistro(turmasApi.obterTurma, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={10}>
      {(turma) => <Registro turma={turma} />}
    </PaginaDoRegistro>
  );
}

function Registro({ turma }: { turma: RespostaCliente<typeof turmasApi.obterTurma> }) {
  const t = useTextos(textosEstrutura);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const editar = pode('turmas-estrutura', 'editar') && (
    <Elo tela="turmas-estrutura-editar" params={{ id: turma.id }}>
      <Button component="span" variant="default">
        {t('editarTurma')}
      </Button>
    </Elo>
  );
  const podeVerAlunos = pode('matriculas', 'visualizar') || pode('matriculas', 'listar') || pode('pessoas', 'listar');
  return (
    <Pagina
      titulo={turma.nome}
      situacao={
        <Etiqueta tom={turma.situacao === 'aberta' ? 'sucesso' : 'neutro'}>{rotuloDe(situacoesTurma, turma.situacao, idioma)}</Etiqueta>
      }
      acoes={
        <>
          <Elo tela="turma-disciplina" search={{ turma: turma.id }}>
            <Button component="span" variant="default">
              {t('disciplinasDaTurma')}
            </Button>
          </Elo>
          {editar}
        </>
      }
      resumo={<ResumoDaTurma turma={turma} comElo={false} />}
    >
      {podeVerAlunos && (
        <TabelaDados
          tela="turmas"
          titulo={t('alunosDaTurma')}
          endpoint={alunosApi.listarAlunos}
          entrada={{ query: { TurmaId: turma.id, AnoLetivoId: turma.anoLetivoId } }}
          busca={{ campo: 'Nome', rotulo: t('buscarAluno') }}
          tamanhoPadrao={50}
          ordemPadrao={{ campo: 'nome', ascendente: true }}
          idDe={(aluno) => aluno.matriculaId}
          linhaHref={(aluno) => hrefDaTela('visualizar-matricula', { id: aluno.matriculaId })}
          nomeDaLinha={(aluno) => aluno.nome}
          vazio={{ titulo: t('vazioAlunos'), texto: t('vazioAlunosTexto') }}
          colunas={[
            { chave: 'nome', titulo: t('aluno'), ordenavel: true, principal: true },
            { chave: 'numeroChamada', titulo: t('numeroChamada'), alinhamento: 'direita', largura: '7rem' },
            { chave: 'matriculaCodigo', titulo: t('matricula'), ordenavel: 'matricula', largura: '8rem' },
            {
              chave: 'dataNascimento',
              titulo: t('nascimento'),
              alinhamento: 'direita',
              largura: '8rem',
              render: (aluno) => (aluno.dataNascimento === null ? '' : formatarData(aluno.dataNascimento)),
            },
            {
              chave: 'movimento',
              titulo: t('situacao'),
              principal: true,
              largura: '9rem',
              render: (aluno) => <EtiquetaMovimento movimento={aluno.movimento} />,
            },
          ]}
        />
      )}
    </Pagina>
  );
}
