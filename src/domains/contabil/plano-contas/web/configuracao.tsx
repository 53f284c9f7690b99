import { BotaoSalvar, camposDe, CampoSelecao, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { editarConfiguracao, obterConfiguracao } from '../api.ts';
import { configuracaoDoPlano } from '../esquemas.ts';
import { entidades } from '../plano.ts';
import { textosPlano } from '../texts.ts';
import { ContaPicker } from './conta-picker.tsx';
import { valoresDaConfiguracao } from './valores.ts';

type Conta = RespostaCliente<typeof obterConfiguracao>['contaApuracao'];
const campo = camposDe<typeof configuracaoDoPlano>();
const FORMULARIO = 'configuracao-do-plano';
const comoOpcao = (conta: Conta) => (conta ? { valor: conta.id, rotulo: `${conta.codigo} ${conta.nome}` } : null);

/** Mask, kind of school, and where the closing of a year leaves its result. */
export default function Configuracao({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosPlano);
  const { data } = useRegistro(obterConfiguracao, {});
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('configurar')} rodape={<BotaoSalvar formulario={FORMULARIO} />}>
      {!data && <Esqueleto linhas={5} />}
      {data && (
        <Formulario
          id={FORMULARIO}
          esquema={configuracaoDoPlano}
          valoresIniciais={valoresDaConfiguracao(data)}
          valoresDoConflito={(atual) => valoresDaConfiguracao(atual as typeof data)}
          aoSalvar={(body) => chamar(editarConfiguracao, { body })}
          aposSalvar={() => {
            avisar.sucesso(t('configuracaoSalva'));
            void envelhecer('PlanoContas');
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoTexto nome={campo('mascara')} rotulo={t('mascara')} dica={t('mascaraAjuda')} colunas={6} maximo={30} />
            <CampoSelecao
              nome={campo('entidade')}
              rotulo={t('entidade')}
              colunas={6}
              opcoes={entidades.map((valor) => ({ valor, rotulo: t(valor) }))}
            />
            <ContaPicker nome={campo('contaApuracaoId')} rotulo={t('contaApuracao')} colunas={12} inicial={comoOpcao(data.contaApuracao)} />
            <ContaPicker
              nome={campo('contaResultadoId')}
              rotulo={t('contaResultado')}
              colunas={12}
              inicial={comoOpcao(data.contaResultado)}
            />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
