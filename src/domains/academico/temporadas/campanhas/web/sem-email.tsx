import { hrefDaTela } from '#catalog/telas.ts';
import { abaDaFalta } from '#domains/pessoas/pendencias/regras.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { campanhasApi as api, registroDeTemporadasApi } from '../api.ts';
import { textosTemporada } from '../texts.ts';

/** Who cannot be asked until a mail address is on record: each opens the record on which it is filled in. */
export function SemEmail() {
  const t = useTextos(textosTemporada);
  const { data } = useConsulta(registroDeTemporadasApi.listar, { query: { TamanhoDaPagina: 100 } });
  return (
    <TabelaDados
      tela="temporadas"
      titulo={t('semEmail')}
      endpoint={api.listarSemEmail}
      busca={{ campo: 'Nome', rotulo: t('buscarResponsavel') }}
      ordemPadrao={{ campo: 'pessoaNome', ascendente: true }}
      linhaHref={({ id }) => `${hrefDaTela('pessoa', { id })}?aba=${abaDaFalta.email}`}
      nomeDaLinha={({ pessoaNome }) => pessoaNome}
      vazio={{ titulo: t('todosComEmail'), texto: t('todosComEmailTexto') }}
      filtros={[
        {
          chave: 'temporada',
          rotulo: t('temporada'),
          tipo: 'selecao',
          campo: 'TemporadaId',
          fixo: true,
          opcoes: (data?.itens ?? []).filter((um) => um.situacao !== 'encerrada').map(({ id, nome }) => ({ valor: id, rotulo: nome })),
        },
      ]}
      colunas={[
        { chave: 'pessoaNome', titulo: t('responsavel'), ordenavel: true, principal: true },
        { chave: 'alunos', titulo: t('alunos'), cede: true, principal: true },
      ]}
    />
  );
}
