import { BotaoSalvar, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { carregarModelo } from '../api.ts';
import { modeloDoPlano } from '../esquemas.ts';
import { entidades } from '../plano.ts';
import { textosPlano } from '../texts.ts';

const campo = camposDe<typeof modeloDoPlano>();
const FORMULARIO = 'modelo-do-plano';

/** The chart of a school, loaded whole into an empty one. */
export default function Modelo({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosPlano);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('carregarModelo')}
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('carregarModelo')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={modeloDoPlano}
        valoresIniciais={{ entidade: 'com_fins_lucrativos' }}
        aoSalvar={(body, _saida, chaveIdempotencia) => chamar(carregarModelo, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const { contas } = resposta as RespostaCliente<typeof carregarModelo>;
          avisar.sucesso(t('carregadas', { n: contas }));
          void envelhecer('ContaContabil', 'PlanoContas');
          aoFechar();
        }}
      >
        <p>{t('modeloTexto')}</p>
        <EmColunas>
          <CampoSelecao
            nome={campo('entidade')}
            rotulo={t('entidade')}
            colunas={12}
            opcoes={entidades.map((valor) => ({ valor, rotulo: t(valor) }))}
          />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
