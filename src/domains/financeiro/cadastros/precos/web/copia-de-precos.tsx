import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { BotaoSalvar, camposDe, CampoSelecao, CampoTaxa, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { z } from 'zod';
import { precosApi } from '#domains/financeiro/cadastros/api.ts';
import { copiaDePrecosApi as api } from '../api.ts';
import { copiaDePrecos } from '#domains/financeiro/cadastros/esquemas.ts';
import { arredondamentos } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';

const campo = camposDe<typeof copiaDePrecos>();

type Previa = { pedido: z.input<typeof copiaDePrecos>; itens: RespostaCliente<typeof api.preverCopia>['itens'] };

/** Copies the prices of a year to another one: adjustment and rounding, preview, then the copy. What exists stays as it is. */
export default function CopiaDePrecos({
  aberta,
  aoFechar,
  anos,
}: {
  aberta: boolean;
  aoFechar: () => void;
  anos: readonly { valor: number; rotulo: string }[];
}) {
  const t = useTextos(textosCadastros);
  const [previa, setPrevia] = useState<Previa | null>(null);
  const [copiando, setCopiando] = useState(false);
  const novos = previa?.itens.filter((i) => !i.jaExiste).length ?? 0;
  const sair = (): void => {
    setPrevia(null);
    aoFechar();
  };
  const copiar = async (): Promise<void> => {
    if (!previa) return;
    setCopiando(true);
    try {
      const { criados } = await chamar(api.copiar, { body: previa.pedido }, { chaveIdempotencia: crypto.randomUUID() });
      avisar.sucesso(t('copiados', { n: criados }));
      await invalidar(precosApi.listar);
      sair();
    } catch (causa) {
      avisar.erro(mensagemDe(causa));
    } finally {
      setCopiando(false);
    }
  };
  const valores = {
    anoOrigemId: anos[1]?.valor ?? null,
    anoDestinoId: anos[0]?.valor ?? null,
    reajustePercentual: '0.0000',
    arredondamento: 'centavo' as const,
  };
  return (
    <Janela
      aberta={aberta}
      aoFechar={sair}
      titulo={t('copiarTitulo')}
      tamanho="larga"
      rodape={
        previa && novos > 0 ? (
          <Button loading={copiando} onClick={() => void copiar()}>
            {t('copiarN', { n: novos })}
          </Button>
        ) : (
          <BotaoSalvar formulario="copia" rotulo={t('verPrevia')} />
        )
      }
    >
      <Formulario
        id="copia"
        guarda={false}
        esquema={copiaDePrecos}
        valoresIniciais={valores}
        aoSalvar={async (pedido) => setPrevia({ pedido, itens: (await chamar(api.preverCopia, { body: pedido })).itens })}
      >
        <EmColunas>
          <CampoSelecao nome={campo('anoOrigemId')} rotulo={t('anoOrigem')} colunas={3} opcoes={anos} aoMudar={() => setPrevia(null)} />
          <CampoSelecao nome={campo('anoDestinoId')} rotulo={t('anoDestino')} colunas={3} opcoes={anos} aoMudar={() => setPrevia(null)} />
          <CampoTaxa nome={campo('reajustePercentual')} rotulo={t('reajuste')} colunas={3} aoMudar={() => setPrevia(null)} />
          <CampoSelecao
            nome={campo('arredondamento')}
            rotulo={t('arredondamento')}
            colunas={3}
            opcoes={useOpcoes(arredondamentos)}
            aoMudar={() => setPrevia(null)}
          />
        </EmColunas>
      </Formulario>
      {previa && (
        <ul>
          {previa.itens.length === 0 && <li>{t('nadaACopiar')}</li>}
          {previa.itens.map((i) => (
            <li key={i.precoId}>
              {i.descricao} · {formatarReais(i.valorCentavos)} →{' '}
              {i.jaExiste ? t('jaExiste') : <strong>{formatarReais(i.novoValorCentavos)}</strong>}
            </li>
          ))}
        </ul>
      )}
    </Janela>
  );
}
