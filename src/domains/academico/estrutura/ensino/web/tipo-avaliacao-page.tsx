import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { tiposAvaliacaoApi } from '../api.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { lidas } from '#domains/academico/estrutura/web/lidas.ts';

const FormularioTipoAvaliacao = lazy(() => import('./formulario-tipo-avaliacao.tsx'));

/** The kinds of evaluation and the courses that use each. */
export default function TipoAvaliacaoPage() {
  const t = useTextos(textosEnsino);
  const { cursos } = useOpcoesEstrutura();
  return (
    <RegistroListado
      tela="tipo-avaliacao"
      titulo={t('tiposAvaliacao')}
      api={tiposAvaliacaoApi}
      rotuloNovo={t('novoTipo')}
      nomeDe={(a) => a.nome}
      tamanho="larga"
      envelhece={lidas}
      nomeDoArquivo={t('arquivoTipos')}
      busca={{ campo: 'Nome', rotulo: t('buscarTipo') }}
      tamanhoPadrao={50}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      vazio={{ titulo: t('vazioTipos'), texto: t('vazioTiposTexto') }}
      filtros={[
        { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: comoOpcoes(cursos) },
        { chave: 'rec', rotulo: t('recuperacao'), tipo: 'booleano', campo: 'Recuperacao', fixo: true },
        { chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo' },
      ]}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'sigla', titulo: t('sigla'), ordenavel: true, largura: '7rem' },
        {
          chave: 'valorMaximo',
          titulo: t('valorMaximo'),
          ordenavel: true,
          alinhamento: 'direita',
          largura: '8rem',
          render: (a) => decimalNaTela(a.valorMaximo, 1),
        },
        {
          chave: 'peso',
          titulo: t('peso'),
          ordenavel: true,
          alinhamento: 'direita',
          largura: '6rem',
          render: (a) => decimalNaTela(a.peso),
        },
        {
          chave: 'cursosNomes',
          titulo: t('cursosQueUsam'),
          principal: true,
          render: (a) => (a.todosOsCursos ? t('todosOsCursos') : a.cursosNomes),
        },
        {
          chave: 'situacao',
          titulo: t('situacao'),
          render: (a) => (
            <>
              <Etiqueta tom={a.ativo ? 'sucesso' : 'neutro'}>{t(a.ativo ? 'ativo' : 'inativo')}</Etiqueta>{' '}
              {a.recuperacao && <Etiqueta tom="aberto">{t('recuperacao')}</Etiqueta>}
            </>
          ),
        },
      ]}
      Formulario={FormularioTipoAvaliacao}
    />
  );
}
