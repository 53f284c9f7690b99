import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { contasApi as api } from '#domains/financeiro/cadastros/api.ts';
import { tiposConta } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { useColunasComuns } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioConta = lazy(() => import('./formulario-conta.tsx'));

/** Where money is: bank accounts and cash boxes. */
export default function ContasPage() {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  return (
    <Registro
      tela="contas"
      titulo={t('conta')}
      api={api}
      rotuloNovo={t('novaConta')}
      nomeDe={(c) => c.nome}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      colunas={[
        comuns.nome('nome'),
        comuns.tipo(tiposConta),
        { chave: 'bancoNome', titulo: t('banco'), ordenavel: 'banco', render: (c) => c.bancoNome ?? '—' },
        {
          chave: 'numero',
          titulo: t('numeroConta'),
          render: (c) => (c.numero ? `${c.agencia ?? ''} / ${c.numero}${c.numeroDv ? `-${c.numeroDv}` : ''}` : '—'),
        },
        comuns.emUso('ativa'),
      ]}
      Formulario={FormularioConta}
    />
  );
}
