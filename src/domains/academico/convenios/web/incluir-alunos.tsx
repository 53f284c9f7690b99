import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { participacoesApi as api } from '../api.ts';
import { inclusaoDeAlunos } from '../esquemas.ts';
import { textosConvenio } from '../texts.ts';
import { entradaPadrao } from './dias-padrao.ts';

const campo = camposDe<typeof inclusaoDeAlunos>();
const ID = 'convenio-alunos';

/** All students of a year, or of a course in it, enter at once. */
export default function IncluirAlunos({ convenio, aoFechar }: { convenio: { id: number; vigenteDesde: string }; aoFechar: () => void }) {
  const t = useTextos(textosConvenio);
  const { anos, anoLetivoAtualId, carregou } = useAnosLetivos();
  const { cursos } = useOpcoesEstrutura();
  return (
    <Janela aberta titulo={t('incluirAlunos')} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('incluirAlunos')} />}>
      <p>{t('incluirAlunosTexto')}</p>
      {!carregou ? (
        <Esqueleto linhas={3} />
      ) : (
        <Formulario
          id={ID}
          esquema={inclusaoDeAlunos}
          valoresIniciais={{ anoLetivoId: anoLetivoAtualId ?? '', cursoId: null, entrada: entradaPadrao(convenio) }}
          aoSalvar={(_, body, chaveIdempotencia) => chamar(api.incluirAlunos, { params: { id: convenio.id }, body }, { chaveIdempotencia })}
          aposSalvar={(resposta) => {
            avisar.sucesso(t('incluidos', { n: (resposta as RespostaCliente<typeof api.incluirAlunos>).incluidos }));
            void envelhecer('Convenio');
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoSelecao
              nome={campo('anoLetivoId')}
              rotulo={t('ano')}
              colunas={4}
              opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
            />
            <CampoSelecao
              nome={campo('cursoId')}
              rotulo={t('curso')}
              colunas={8}
              placeholder={t('todosOsCursos')}
              opcoes={comoOpcoes(cursos)}
            />
            <CampoData nome={campo('entrada')} rotulo={t('entrada')} colunas={6} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
