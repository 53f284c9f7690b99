import { lazy } from 'react';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { partesApi, turmasApi } from '../api-partes.ts';
import { textosHistorico } from '../texts.ts';
import { lidas } from './lidas.ts';
import { buscarInstituicoes, nomeDaInstituicao } from './opcoes.ts';

const FormularioTurma = lazy(() => import('./formulario-turma.tsx'));

/** The classes of other institutions where students sat before. */
export default function TurmasPage() {
  const t = useTextos(textosHistorico);
  const { idioma } = useIdioma();
  const opcoesTurno = useOpcoes(turnos);
  const cursos = comoOpcoes(useConsulta(partesApi.opcoes, {}, { validadeMs: 60_000 }).data?.cursos);
  return (
    <RegistroListado
      tela="instituicao-turmas"
      titulo={t('turmas')}
      api={turmasApi}
      rotuloNovo={t('novaTurma')}
      nomeDe={({ nome, serie, instituicaoNome }) => `${serie} ${nome}, ${instituicaoNome}`}
      envelhece={lidas}
      busca={{ campo: 'Nome', rotulo: t('buscarTurma') }}
      tamanhoPadrao={50}
      ordemPadrao={{ campo: 'instituicao', ascendente: true }}
      vazio={{ titulo: t('vazioTurmas'), texto: t('vazioTurmasTexto') }}
      filtros={[
        {
          chave: 'inst',
          rotulo: t('instituicao'),
          tipo: 'busca',
          campo: 'InstituicaoId',
          fixo: true,
          buscar: buscarInstituicoes,
          rotuloDe: nomeDaInstituicao,
        },
        { chave: 'curso', rotulo: t('cursoNosso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: cursos },
        { chave: 'ano', rotulo: t('ano'), tipo: 'texto', campo: 'Ano' },
        { chave: 'turno', rotulo: t('turno'), tipo: 'selecao', campo: 'Turno', opcoes: opcoesTurno },
        { chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa' },
      ]}
      colunas={[
        { chave: 'nome', titulo: t('turma'), ordenavel: true, principal: true, largura: '8rem' },
        { chave: 'serie', titulo: t('serie'), ordenavel: true, principal: true },
        { chave: 'instituicaoNome', titulo: t('instituicao'), ordenavel: 'instituicao', noCartao: true },
        { chave: 'ano', titulo: t('ano'), ordenavel: true, alinhamento: 'direita', largura: '5rem' },
        {
          chave: 'turno',
          titulo: t('turno'),
          largura: '7rem',
          render: ({ turno }) => (turno === null ? '' : rotuloDe(turnos, turno, idioma)),
        },
        { chave: 'cursoNome', titulo: t('cursoNosso'), ordenavel: 'curso' },
        {
          chave: 'ativa',
          titulo: t('situacao'),
          largura: '6rem',
          render: ({ ativa }) => <Etiqueta tom={ativa ? 'sucesso' : 'neutro'}>{t(ativa ? 'ativa' : 'inativa')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioTurma}
    />
  );
}
