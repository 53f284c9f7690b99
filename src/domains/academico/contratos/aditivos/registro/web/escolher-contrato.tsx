import { hrefDaTela } from '#catalog/telas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { contratosApi } from '#domains/academico/contratos/lista/api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useFiltrosAcademicos } from '#domains/academico/contratos/lista/web/door.tsx';

/** An addendum starts from an active contract. */
export function EscolherContrato() {
  const t = useTextos(textosAditivo);
  const tc = useTextos(textosContrato);
  return (
    <Pagina titulo={t('novoAditivo')} migalha={t('novoAditivo')}>
      <p>{t('escolhaContrato')}</p>
      <TabelaDados
        tela="aditivo-form"
        titulo={t('escolhaContrato')}
        endpoint={contratosApi.listarContratos}
        entrada={{ query: { Situacao: 'ativo' } }}
        busca={{ campo: 'Nome', rotulo: t('aluno') }}
        filtros={useFiltrosAcademicos()}
        ordemPadrao={{ campo: 'aluno', ascendente: true }}
        linhaHref={(linha) => hrefDaTela('aditivo-form', { matriculaId: linha.matriculaId, contratoId: linha.id })}
        vazio={{ titulo: t('semContratosAtivos'), texto: t('semContratosAtivosTexto') }}
        colunas={[
          { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'aluno', principal: true },
          { chave: 'numero', titulo: t('contrato'), ordenavel: true, principal: true },
          { chave: 'cursoNome', titulo: tc('curso') },
          { chave: 'turmaNome', titulo: t('turma'), ordenavel: 'turma' },
          { chave: 'ano', titulo: t('ano'), alinhamento: 'direita' },
        ]}
      />
    </Pagina>
  );
}
