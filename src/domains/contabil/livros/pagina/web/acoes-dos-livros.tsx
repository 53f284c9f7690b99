import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosLivros } from '../../texts.ts';
import { QuemAssina } from '../../assinaturas/web/door.tsx';
import { ExportarLivros } from '../../exportacao/web/door.tsx';
import { ImprimirLivro } from '../../impressao/web/door.tsx';

const janelas = { assinaturas: QuemAssina, exportar: ExportarLivros, imprimir: ImprimirLivro };

/** What is made of the books: the one to be signed, files for other programs, and who signs. */
export function AcoesDosLivros() {
  const t = useTextos(textosLivros);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState<keyof typeof janelas | null>(null);
  const Janela = aberta && janelas[aberta];
  const acoes = [
    ...(pode('contabil-periodos', 'editar') ? (['assinaturas'] as const) : []),
    ...(pode('contabil-diario', 'listar') ? (['exportar', 'imprimir'] as const) : []),
  ];
  return (
    <>
      {acoes.map((acao) => (
        <Button key={acao} variant="default" onClick={() => setAberta(acao)}>
          {t(acao)}
        </Button>
      ))}
      {Janela && (
        <Suspense fallback={null}>
          <Janela aoFechar={() => setAberta(null)} />
        </Suspense>
      )}
    </>
  );
}
