import type { z } from 'zod';
import type { detalheDoIr } from '#domains/financeiro/declaracoes/respostas.ts';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { declaracoesEmissaoApi } from '../api.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import type { TipoDeDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import estilo from '#domains/financeiro/declaracoes/web/declaracoes.module.css';
import { reais } from '#domains/financeiro/declaracoes/web/comum.tsx';

type Aberta = { id: number; numero: number } | null;

/** The paper of a statement. */
export function PapelDaDeclaracao({ aberta, aoFechar }: { aberta: Aberta; aoFechar: () => void }) {
  const t = useTextos(textosDeclaracao);
  if (!aberta) return null;
  return (
    <PreviaDocumento
      aberta
      aoFechar={aoFechar}
      titulo={t('declaracaoN', { numero: aberta.numero })}
      endpoint={declaracoesEmissaoApi.declaracaoEmPdf}
      entrada={{ params: { id: aberta.id } }}
      nomePadrao={`declaracao-${aberta.numero}.pdf`}
    />
  );
}

/** Issues the statement of one payer and shows its paper; one that says the same is shown again. */
export function useEmissao(tipo: TipoDeDeclaracao) {
  const t = useTextos(textosDeclaracao);
  const [aberta, abrir] = useState<Aberta>(null);
  const comando = useComando(declaracoesEmissaoApi.emitir, {
    envelhece: ['Declaracao/ir/obter-paginado', 'Declaracao/quitacao/obter-paginado', 'Declaracao/ir/{id}', 'Declaracao/quitacao/{id}'],
  });
  const emitir = (pagadorId: number, ano: number): void => {
    comando.mutateAsync({ body: { tipo, ano, pagadorId } }).then((feita) => {
      avisar.sucesso(t(feita.nova ? 'emitidaAgora' : 'jaEmitida', { numero: feita.numero }));
      abrir(feita);
    }, avisar.erro);
  };
  return { aberta, abrir, emitir, emitindo: comando.isPending };
}

type Emitida = z.output<typeof detalheDoIr>['emitidas'][number];

/** The statements of a payer and year, the newest first. */
export function Emitidas({ emitidas, aoAbrir }: { emitidas: readonly Emitida[]; aoAbrir: (aberta: Aberta) => void }) {
  const t = useTextos(textosDeclaracao);
  return (
    <>
      <h3>{t('emitidas')}</h3>
      {emitidas.length === 0 ? (
        <p>{t('nenhumaEmitida')}</p>
      ) : (
        <ul className={estilo.lista}>
          {emitidas.map((e) => (
            <li key={e.id}>
              <strong>{t('numeroDa', { numero: e.numero })}</strong>
              <span>{t('emitidaPor', { data: formatarData(e.dataEmissao), nome: e.usuarioNome })}</span>
              <span>{reais(e.totalCentavos)}</span>
              <Etiqueta tom={e.substituida ? 'neutro' : 'sucesso'}>{t(e.substituida ? 'substituida' : 'vigente')}</Etiqueta>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => aoAbrir(e)}
                aria-label={`${t('verPdf')} ${t('numeroDa', { numero: e.numero })}`}
              >
                {t('verPdf')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
