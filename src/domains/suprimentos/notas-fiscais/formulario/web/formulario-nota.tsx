import type { z } from 'zod';
import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { notasFiscaisApi as api } from '#domains/suprimentos/notas-fiscais/api.ts';
import { edicaoNotaFiscal, novaNotaFiscal } from '#domains/suprimentos/notas-fiscais/esquemas.ts';
import { CamposDaNota } from './campos-da-nota.tsx';
import { edicaoDe, notaVazia, type NotaLida } from '#domains/suprimentos/notas-fiscais/web/valores.ts';

type Salva = { id: number; numero: string };

/** Types an invoice, or changes a draft. */
export function FormularioDaNota({
  nota,
  somenteLeitura = false,
  aoSalvar,
}: {
  nota: NotaLida | null;
  somenteLeitura?: boolean;
  aoSalvar: (salva: Salva) => void;
}) {
  const { pronto } = usePagamento();
  const { pronto: comDepositos } = useOpcoesDoEstoque();
  if (!pronto || !comDepositos) return <Esqueleto linhas={10} />;
  if (nota === null)
    return (
      <Formulario
        esquema={novaNotaFiscal}
        valoresIniciais={notaVazia(hojeNaEscola())}
        rascunho="nota-fiscal-nova"
        aoSalvar={async (_, body, chaveIdempotencia): Promise<Salva> => {
          const { id } = await chamar(api.criar, { body }, { chaveIdempotencia });
          return { id, numero: body.numero };
        }}
        aposSalvar={(salva) => aoSalvar(salva as Salva)}
      >
        <CamposDaNota nota={null} />
      </Formulario>
    );
  return (
    <Formulario
      esquema={edicaoNotaFiscal}
      valoresIniciais={edicaoDe(nota)}
      somenteLeitura={somenteLeitura}
      valoresDoConflito={(detalhe) => edicaoDe(detalhe as NotaLida) as Partial<z.input<typeof edicaoNotaFiscal>>}
      aoSalvar={async (_, body): Promise<Salva> => {
        await chamar(api.editar, { body });
        return { id: nota.id, numero: body.numero };
      }}
      aposSalvar={(salva) => aoSalvar(salva as Salva)}
    >
      <CamposDaNota nota={nota} />
    </Formulario>
  );
}
