import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { saidasApi } from '../api.ts';
import type { AcaoDoContrato } from '../esquemas.ts';
import { textosSaidas } from '../texts.ts';
import type { Tradutor } from '#shared/textos.ts';

type Efeito = RespostaCliente<typeof saidasApi.preverSaida>['contratos'][number];
type Situacao = Extract<keyof typeof textosContrato, `situacao_${string}`>;

/** What the choice does to one contract, in titles and money. */
export function EfeitoNoContrato({ efeito, acao }: { efeito: Efeito; acao: AcaoDoContrato }) {
  const t = useTextos(textosSaidas);
  const tc = useTextos(textosContrato);
  const chave = `situacao_${efeito.situacao}`;
  return (
    <p>
      <Elo tela="contrato-visualizar" params={{ contratoId: efeito.id }} target="_blank">
        {t('contrato', { numero: efeito.numero })}
      </Elo>
      {isSituacao(chave) && ` (${tc(chave)})`}: {frases(efeito, acao, t).join(' ')}
    </p>
  );
}

function frases(efeito: Efeito, acao: AcaoDoContrato, t: T): string[] {
  const noAcordo = frasesDoAcordo(efeito, t);
  if (acao === 'manter') return [t('mantido'), ...noAcordo];
  if (efeito.impedimento !== null) return [t(porque(efeito.impedimento)), ...noAcordo];
  if (efeito.situacao === 'rascunho' || efeito.situacao === 'aguardando_assinatura')
    return [acao === 'cancelar' ? t('rascunhoTermina') : t('mantido')];
  const grupo = (chave: 'suspensoNaoVolta' | 'continuaDevido' | 'pagoNaoMuda', { quantidade, somaCentavos }: Efeito['cancelados']) =>
    quantidade === 0 ? [] : [t(chave, { n: quantidade, valor: formatarReais(centavos(somaCentavos)) })];
  if (acao === 'suspender' && efeito.situacao === 'suspenso')
    return [t('jaSuspenso'), ...grupo('continuaDevido', efeito.devidos), ...noAcordo];
  return [
    t(acao === 'suspender' ? 'serSuspenso' : 'serCancelado', {
      n: efeito.cancelados.quantidade,
      valor: formatarReais(centavos(efeito.cancelados.somaCentavos)),
    }),
    ...grupo('suspensoNaoVolta', efeito.suspensos),
    ...grupo('continuaDevido', efeito.devidos),
    ...grupo('pagoNaoMuda', efeito.pagos),
    ...noAcordo,
    ...(efeito.multaCentavos > 0
      ? [t('multaDe', { valor: formatarReais(centavos(efeito.multaCentavos)), quem: quemPaga(efeito, t) })]
      : []),
  ];
}

type T = Tradutor<typeof textosSaidas>;

const quemPaga = ({ multas }: Efeito, t: T): string =>
  multas.map((m) => t('multaDeQuem', { valor: formatarReais(centavos(m.valorCentavos)), nome: m.pagadorNome })).join('; ');

/** What was renegotiated of the contract, which its end does not reach. */
function frasesDoAcordo({ renegociados: { quantidade, somaCentavos, recebidoCentavos, acordos } }: Efeito, t: T): string[] {
  const valor = (n: number) => formatarReais(centavos(n));
  return [
    ...(quantidade === 0
      ? []
      : [t('emAcordo', { n: quantidade, valor: valor(somaCentavos), acordos: acordos.map((a) => a.numero).join(', ') })]),
    ...(recebidoCentavos === 0 ? [] : [t('pagoNoAcordo', { valor: valor(recebidoCentavos) })]),
  ];
}

const porque = (impedimento: string) =>
  impedimento === 'CONTRATO_EM_ACORDO' ? 'acordoPedeEscolha' : impedimento === 'ACORDO_APOS_FALECIMENTO' ? 'acordoNaMorte' : 'impedido';

const isSituacao = (chave: string): chave is Situacao => Object.hasOwn(textosContrato, chave);
