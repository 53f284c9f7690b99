import { Button } from '@mantine/core';
import { useState } from 'react';
import { TituloPicker } from '#domains/financeiro/titulos/lista/web/door.tsx';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { CampoData, camposDe, CampoSelecao, CampoTexto, EmColunas, Formulario, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { z } from 'zod';
import { excecoesApi } from '../api.ts';
import { destinoDaExcecaoEsquema } from '../esquemas.ts';
import { textosRetorno } from '#domains/financeiro/boletos/retornos/texts.ts';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';

const campo = camposDe<typeof destinoDaExcecaoEsquema>();

export const FORMULARIO_DO_DESTINO = 'excecao';
type Excecao = RespostaCliente<typeof excecoesApi.obterExcecao>;
type Outro = Excecao['outros'][number];
type Destino = z.output<typeof destinoDaExcecaoEsquema>;
type Feita = { id: number; reciboNumero?: number };

/** Where the money of a line goes, by hand: on its title, on another one, or to the payer as credit. */
export function Destino({ excecao, depois }: { excecao: Excecao; depois: () => Promise<void> }) {
  const t = useTextos(textosRetorno);
  const [outro, setOutro] = useState<Outro | null>(null);
  const salvar = ({ pagadorId, modo, tituloId, motivo, dataCredito }: Destino, chaveIdempotencia: string): Promise<Feita> => {
    const params = { id: excecao.id };
    if (modo === 'credito') return chamar(excecoesApi.creditarExcecao, { params, body: { pagadorId, dataCredito } }, { chaveIdempotencia });
    return chamar(
      excecoesApi.baixarExcecao,
      { params, body: { tituloId, modo, motivo: modo === 'quitar' ? motivo : null, dataCredito } },
      { chaveIdempotencia },
    );
  };
  return (
    <section className={estilo.secao}>
      <h3>{t('oQueFazer')}</h3>
      {excecao.outros.length > 0 && <Outros outros={excecao.outros} aoUsar={setOutro} />}
      <Formulario
        key={outro?.id ?? 0}
        id={FORMULARIO_DO_DESTINO}
        esquema={destinoDaExcecaoEsquema}
        valoresIniciais={{
          tituloId: outro?.id ?? null,
          pagadorId: null,
          modo: modoInicial(excecao, outro),
          motivo: null,
          dataCredito: null,
        }}
        aoSalvar={(_, saida, chaveIdempotencia) => salvar(saida as Destino, chaveIdempotencia)}
        aposSalvar={(resposta) => {
          const { reciboNumero } = resposta as Feita;
          avisar.sucesso(reciboNumero === undefined ? t('creditada') : t('baixada', { recibo: reciboNumero }));
          void depois();
        }}
      >
        <Campos excecao={excecao} outro={outro} />
      </Formulario>
    </section>
  );
}

/** The likely answer first: credit when the title takes no money, a part when it is too little, the rest as credit when too much. */
function modoInicial(
  { efeito, devidoCentavos, toleranciaCentavos, pagoCentavos, tituloId }: Excecao,
  outro: Outro | null,
): Destino['modo'] {
  const devido = outro ? outro.devidoCentavos : devidoCentavos;
  if (devido === null) return tituloId === null ? 'quitar' : 'credito';
  if (efeito === 'parcial' ? pagoCentavos < devido : pagoCentavos < devido - toleranciaCentavos) return 'parcial';
  return pagoCentavos > devido + toleranciaCentavos ? 'excedente' : 'quitar';
}

function Campos({ excecao, outro }: { excecao: Excecao; outro: Outro | null }) {
  const t = useTextos(textosRetorno);
  const { pode } = useSessao();
  const modo = useValor(campo('modo'));
  const emCredito = modo === 'credito';
  const escolhido = useValor(campo('tituloId'));
  // Of a title that was searched for, only the server knows what it owed that day.
  const alvo = outro ?? (escolhido === null || escolhido === undefined || escolhido === '' ? excecao : null);
  const modos = (['quitar', 'parcial', 'excedente', 'credito'] as const).map((valor) => ({ valor, rotulo: t(`modo_${valor}`) }));
  return (
    <EmColunas>
      <CampoSelecao nome={campo('modo')} rotulo={t('comoBaixar')} colunas={12} opcoes={modos} />
      {modo === 'quitar' && <Quitacao excecao={excecao} alvo={alvo} />}
      {!emCredito && pode('contas-a-receber', 'listar') && (
        <TituloPicker
          nome={campo('tituloId')}
          rotulo={t('tituloQueCobre')}
          inicial={outro}
          {...(excecao.tituloId === null ? { obrigatorio: true } : { dica: t('tituloDica') })}
          colunas={12}
        />
      )}
      {emCredito && excecao.tituloId === null && <PessoaPicker nome={campo('pagadorId')} rotulo={t('deQuemE')} obrigatorio colunas={12} />}
      <CampoData nome={campo('dataCredito')} rotulo={t('dataNoCaixa')} dica={t('dataNoCaixaDica')} colunas={12} />
    </EmColunas>
  );
}

type Alvo = { devidoCentavos: number | null; maximoCentavos: number | null };

/** What settling the whole title with this money means, in figures, and the reason when something is forgiven. */
function Quitacao({ excecao: { pagoCentavos: pago, toleranciaCentavos: tolerancia }, alvo }: { excecao: Excecao; alvo: Alvo | null }) {
  const t = useTextos(textosRetorno);
  const { pode } = useSessao();
  const dispensador = pode('dispensar-encargos', 'criar');
  const devido = alvo?.devidoCentavos ?? null;
  const falta = devido === null ? null : devido - pago;
  const sobra = alvo === null || alvo.maximoCentavos === null ? 0 : pago - alvo.maximoCentavos;
  const dispensa = falta !== null && falta > tolerancia;
  const texto =
    falta === null
      ? null
      : sobra > tolerancia
        ? t('quitaDemais', { sobra: formatarReais(centavos(sobra)) })
        : dispensa
          ? t('quitaDispensando', { falta: formatarReais(centavos(falta)) })
          : -falta > tolerancia
            ? t('quitaSemDesconto')
            : falta === 0
              ? null
              : t('quitaCerto');
  return (
    <>
      {texto !== null && (
        <p className={`inteira ${dispensa || sobra > tolerancia ? 'consequencia' : 'suave'}`} aria-live="polite">
          {texto} {dispensa && !dispensador && t('dispensaSemDireito')}
        </p>
      )}
      {dispensador && (dispensa || falta === null) && (
        <CampoTexto
          nome={campo('motivo')}
          rotulo={t('motivoDaDispensa')}
          colunas={12}
          maximo={300}
          {...(dispensa ? { obrigatorio: true } : { dica: t('motivoDaDispensaDica') })}
        />
      )}
    </>
  );
}

function Outros({ outros, aoUsar }: { outros: readonly Outro[]; aoUsar: (outro: Outro) => void }) {
  const t = useTextos(textosRetorno);
  const { idioma } = useIdioma();
  return (
    <>
      <p className="suave">{t('outrosTitulos')}</p>
      <ul className={estilo.outros}>
        {outros.map((o) => (
          <li key={o.id}>
            <span>
              {descricaoNoIdioma(o.descricao, idioma)} · {formatarData(o.dataVencimento)}
              {o.doAcordo && <strong> · {t('doAcordo')}</strong>}
            </span>
            <span className={estilo.valorDoOutro}>{formatarReais(o.devidoCentavos)}</span>
            <Button variant="subtle" size="compact-xs" aria-label={t('usarTitulo', { numero: o.numero })} onClick={() => aoUsar(o)}>
              {t('usar')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
