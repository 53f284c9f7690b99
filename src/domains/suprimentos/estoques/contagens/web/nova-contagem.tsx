import { BotaoSalvar, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { contagensApi as api, novaContagem } from '../api.ts';
import { textosContagem } from '../texts.ts';

const campo = camposDe<typeof novaContagem>();
const FORMULARIO = 'nova-contagem';

/** Opens a count of a warehouse. */
export default function NovaContagem({ aoFechar, aoAbrir }: { aoFechar: () => void; aoAbrir: (id: number) => void }) {
  const t = useTextos(textosEstoque);
  const tc = useTextos(textosContagem);
  const { pronto, depositos, grupos } = useOpcoesDoEstoque();
  return (
    <Janela aberta aoFechar={aoFechar} titulo={tc('novaContagem')} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={tc('abrir')} />}>
      <p className="suave">{tc('novaTexto')}</p>
      {!pronto ? (
        <Esqueleto linhas={3} />
      ) : (
        <Formulario
          id={FORMULARIO}
          esquema={novaContagem}
          valoresIniciais={{ depositoId: null, grupoId: null }}
          aoSalvar={(body, _, chaveIdempotencia) => chamar(api.abrirContagem, { body }, { chaveIdempotencia })}
          aposSalvar={(resposta) => {
            void envelhecer('ContagemEstoque');
            aoAbrir((resposta as { id: number }).id);
          }}
        >
          <EmColunas>
            <CampoSelecao nome={campo('depositoId')} rotulo={t('deposito')} colunas={12} opcoes={depositos} />
            <CampoSelecao nome={campo('grupoId')} rotulo={t('grupo')} placeholder={tc('todosOsGrupos')} colunas={12} opcoes={grupos} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
