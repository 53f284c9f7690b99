import { hrefDaTela } from '#catalog/telas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { contratosRascunhoApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';

/** A contract starts from an enrollment: the active ones that have none yet. */
export default function EscolherMatricula() {
  const t = useTextos(textosContrato);
  return (
    <Pagina titulo={t('novoContrato')} migalha={t('escolhaMatricula')}>
      <TabelaDados
        tela="contrato-form"
        titulo={t('escolhaMatricula')}
        endpoint={contratosRascunhoApi.matriculasSemContrato}
        busca={{ campo: 'Nome', rotulo: t('aluno') }}
        ordemPadrao={{ campo: 'aluno', ascendente: true }}
        linhaHref={(linha) => `${hrefDaTela('contrato-form')}?matricula=${linha.id}`}
        vazio={{ titulo: t('semMatriculas'), texto: t('semMatriculasTexto') }}
        colunas={[
          { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'aluno', principal: true },
          { chave: 'codigo', titulo: t('matricula'), ordenavel: true },
          { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso', principal: true },
          { chave: 'turmaNome', titulo: t('turma') },
          { chave: 'ano', titulo: t('ano'), alinhamento: 'direita' },
        ]}
      />
    </Pagina>
  );
}
