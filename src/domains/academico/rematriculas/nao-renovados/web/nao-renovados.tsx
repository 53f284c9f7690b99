import { hrefDaTela } from '#catalog/telas.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { rematriculasNaoRenovadosApi } from '../api.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';

/** Who has no enrollment of the next year: a list to decide by, from which nobody is let go automatically. */
export default function NaoRenovados({ de, para }: { de: number; para: number }) {
  const t = useTextos(textosRematricula);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { cursos, turmas } = useOpcoesEstrutura(de);
  return (
    <>
      <p className={estilo.nota}>{t('decidirDepois')}</p>
      <TabelaDados
        tela="rematriculas-nao-renovados"
        prefixo="n"
        titulo={t('naoRenovados')}
        endpoint={rematriculasNaoRenovadosApi.naoRenovados}
        entrada={{ query: { AnoOrigemId: de, AnoDestinoId: para } }}
        {...(pode('rematriculas', 'listar') ? { exportar: rematriculasNaoRenovadosApi.exportarNaoRenovados } : {})}
        nomeDoArquivo={t('nomeDoArquivo')}
        busca={{ campo: 'Nome', rotulo: t('buscarAluno') }}
        filtros={[
          { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: comoOpcoes(cursos) },
          { chave: 'turma', rotulo: t('turma'), tipo: 'selecao', campo: 'TurmaId', fixo: true, opcoes: comoOpcoes(turmas) },
        ]}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        linhaHref={({ matriculaId }) => hrefDaTela('visualizar-matricula', { id: matriculaId })}
        vazio={{ titulo: t('todosRenovadosTitulo'), texto: t('todosRenovadosTexto') }}
        colunas={[
          { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'nome', principal: true },
          { chave: 'codigo', titulo: t('matricula') },
          { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso' },
          { chave: 'turmaNome', titulo: t('turma'), ordenavel: 'turma', principal: true, render: ({ turmaNome }) => turmaNome ?? '—' },
          { chave: 'resultado', titulo: t('resultado'), render: ({ resultado }) => rotuloDe(resultados, resultado, idioma) },
          {
            chave: 'vencidoCentavos',
            titulo: t('vencido'),
            alinhamento: 'direita',
            render: ({ vencidoCentavos }) => (vencidoCentavos === 0 ? '' : formatarValor(vencidoCentavos)),
          },
          {
            chave: 'outraMatricula',
            titulo: t('emOutroCurso'),
            render: ({ outraMatricula: outra }) =>
              outra ? t('matriculaDeOutroCurso', { curso: outra.cursoNome, codigo: outra.codigo }) : '',
          },
          { chave: 'ultimaRecusa', titulo: t('ultimaRecusa'), render: ({ ultimaRecusa }) => ultimaRecusa ?? '' },
        ]}
      />
    </>
  );
}
