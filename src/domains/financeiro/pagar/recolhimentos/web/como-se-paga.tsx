import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { BotaoSalvar, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { formatarReais, somar } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { recolhimentosApi as api } from '../api.ts';
import { pagamentoDoRecolhimento } from '../esquemas.ts';
import { textosRecolhimento } from '../texts.ts';
import { pedidoDoGrupo } from '../planejar.ts';
import type { ARecolher, GrupoARecolher } from './rotulos.ts';

const campo = camposDe<typeof pagamentoDoRecolhimento>();
const FORMULARIO = 'recolhimentos';

/** How the payables of the chosen groups are paid, as the last time unless told otherwise, and the act that makes them. */
export function ComoSePaga({ grupos, habitual }: { grupos: readonly GrupoARecolher[]; habitual: ARecolher['habitual'] }) {
  const t = useTextos(textosRecolhimento);
  const { pronto, contas, formas, categorias } = usePagamento();
  if (!pronto) return <Esqueleto linhas={3} />;
  return (
    <section className={estilo.secao}>
      <h2>{t('comoSePaga')}</h2>
      <p className="suave">{t('categoriaAjuda')}</p>
      <Formulario
        id={FORMULARIO}
        esquema={pagamentoDoRecolhimento}
        valoresIniciais={habitual ?? { categoriaFinanceiraId: null, contaBancariaId: null, formaPagamentoId: null }}
        aoSalvar={(_, body, chaveIdempotencia) =>
          chamar(
            api.gerarRecolhimentos,
            {
              body: {
                ...body,
                grupos: grupos.map((g) => ({ ...pedidoDoGrupo(g), fornecedorId: g.fornecedorId ?? 0 })),
              },
            },
            { chaveIdempotencia },
          ).finally(() => envelhecer('Recolhimento'))
        }
        aposSalvar={(resposta) => {
          const { titulos, aguardaAprovacao } = resposta as RespostaCliente<typeof api.gerarRecolhimentos>;
          avisar.sucesso([t('gerados', { n: titulos.length }), aguardaAprovacao && t('aguardaAprovacao')].filter(Boolean).join('. '));
          void recarregarPagar();
        }}
      >
        <EmColunas>
          <CampoSelecao nome={campo('categoriaFinanceiraId')} rotulo={t('categoria')} colunas={4} opcoes={categorias} />
          <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={4} opcoes={contas} />
          <CampoSelecao nome={campo('formaPagamentoId')} rotulo={t('formaPagamento')} colunas={4} opcoes={formas} />
        </EmColunas>
        <p className={estilo.movimento}>
          <BotaoSalvar
            formulario={FORMULARIO}
            rotulo={t('recolher', { n: grupos.length, valor: formatarReais(somar(grupos.map((g) => g.valorCentavos))) })}
          />
        </p>
      </Formulario>
    </section>
  );
}
