import { Button } from '@mantine/core';
import { lazy } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { disciplinasApi, partesApi } from '../api-partes.ts';
import { textosHistorico } from '../texts.ts';
import { lidas, recarregar } from './lidas.ts';
import { buscarInstituicoes, nomeDaInstituicao } from './opcoes.ts';
import { useProposta } from './use-proposta.ts';

const FormularioDisciplina = lazy(() => import('./formulario-disciplina.tsx'));
const TELA = 'instituicao-disciplinas';

/** What other institutions teach, and the subject of ours that each counts as. */
export default function DisciplinasPage() {
  const t = useTextos(textosHistorico);
  const { pode } = useSessao();
  const opcoes = useConsulta(partesApi.opcoes, {}, { validadeMs: 60_000 }).data;
  const proposta = useProposta();
  return (
    <RegistroListado
      tela={TELA}
      titulo={t('disciplinas')}
      api={disciplinasApi}
      rotuloNovo={t('novaDisciplina')}
      nomeDe={({ nome, instituicaoNome }) => `${nome}, ${instituicaoNome}`}
      envelhece={lidas}
      acoes={
        pode(TELA, 'criar') &&
        proposta && (
          <Button variant="default" onClick={() => void copiarPara(proposta, t)}>
            {t('copiarDisciplinas')}
          </Button>
        )
      }
      busca={{ campo: 'Nome', rotulo: t('buscarDisciplina') }}
      tamanhoPadrao={50}
      ordemPadrao={{ campo: 'instituicao', ascendente: true }}
      vazio={{ titulo: t('vazioDisciplinas'), texto: t('vazioDisciplinasTexto') }}
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
        {
          chave: 'nossa',
          rotulo: t('contaComo'),
          tipo: 'selecao',
          campo: 'DisciplinaId',
          fixo: true,
          opcoes: comoOpcoes(opcoes?.disciplinas),
        },
        { chave: 'mapeada', rotulo: t('mapeada'), tipo: 'booleano', campo: 'Mapeada' },
        { chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa' },
      ]}
      colunas={[
        { chave: 'nome', titulo: t('disciplina'), ordenavel: true, principal: true },
        { chave: 'instituicaoNome', titulo: t('instituicao'), ordenavel: 'instituicao' },
        { chave: 'sigla', titulo: t('sigla'), largura: '6rem' },
        { chave: 'cargaHoraria', titulo: t('cargaHoraria'), ordenavel: true, alinhamento: 'direita', largura: '9rem' },
        {
          chave: 'disciplinaNome',
          titulo: t('contaComo'),
          ordenavel: 'disciplina',
          principal: true,
          render: ({ disciplinaNome }) => disciplinaNome ?? <Etiqueta tom="alerta">{t('semEquivalente')}</Etiqueta>,
        },
        {
          chave: 'ativa',
          titulo: t('situacao'),
          largura: '6rem',
          render: ({ ativa }) => <Etiqueta tom={ativa ? 'sucesso' : 'neutro'}>{t(ativa ? 'ativa' : 'inativa')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioDisciplina}
    />
  );
}

/** After asking: our subjects that an institution does not have become subjects of it. */
async function copiarPara({ id, nome }: { id: number; nome: string }, t: TextosDoHistorico): Promise<void> {
  const pergunta = { titulo: t('copiarTitulo', { nome }), texto: t('copiarTexto', { nome }), rotuloConfirmar: t('copiarDisciplinas') };
  if (!(await confirmar(pergunta))) return;
  try {
    const { criadas } = await chamar(partesApi.copiarDisciplinas, { params: { id } }, { chaveIdempotencia: crypto.randomUUID() });
    avisar.sucesso(t('copiadas', { n: criadas }));
    await recarregar();
  } catch (erro) {
    avisar.erro(erro);
  }
}

type TextosDoHistorico = ReturnType<typeof useTextos<typeof textosHistorico>>;
