import { Flag } from 'lucide-react';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar';
import { Button, buttonVariants } from '@/components/ui/button';
import { Sheet, SheetContent, SheetHeader, SheetTrigger } from '@/components/ui/sheet';
import {
  Sidebar,
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarGroupLabel,
  SidebarHeader,
  SidebarInset,
  SidebarMenu,
  SidebarMenuButton,
  SidebarMenuItem,
  SidebarMenuSub,
  SidebarMenuSubButton,
  SidebarMenuSubItem,
  SidebarTrigger,
} from '@/components/ui/sidebar';
import { SidebarProvider } from '@/components/ui/sidebar-provider';
import { TooltipProvider } from '@/components/ui/tooltip';
import { TooltipContent } from '@/components/ui/tooltip-layer';
import { Group, LONG, Row, Specimen } from './specimen';

export function Shell() {
  return (
    <Group name="shell">
      <Specimen file="avatar">
        <Row>
          <Avatar>
            <AvatarImage src="/icon.svg" alt="" />
          </Avatar>
          <Avatar aria-hidden>
            <AvatarImage src="/healthz" alt="" />
            <AvatarFallback>S</AvatarFallback>
          </Avatar>
        </Row>
      </Specimen>
      <Specimen file="tooltip-layer">
        <Row>
          <Button variant="outline" data-tip="What the button does">
            Point at me
          </Button>
          <TooltipContent side="bottom" style={{ position: 'static', translate: 'none' }}>
            What the button does
          </TooltipContent>
        </Row>
        <TooltipProvider />
      </Specimen>
      <Specimen file="sheet">
        <Row>
          <Sheet>
            <SheetTrigger className={buttonVariants({ variant: 'outline' })}>Open sheet</SheetTrigger>
            <SheetContent aria-label="A sheet" className="gap-4 p-6">
              <SheetHeader>{LONG}</SheetHeader>
            </SheetContent>
          </Sheet>
        </Row>
      </Specimen>
      <Specimen file="sidebar">
        <SidebarProvider defaultOpen className="h-72 min-h-0! overflow-hidden border">
          <Sidebar role="group" className="md:h-full">
            <SidebarHeader className="p-4 font-semibold rail:hidden">Fairway</SidebarHeader>
            <SidebarContent>
              <SidebarGroup>
                <SidebarGroupLabel>Manage</SidebarGroupLabel>
                <SidebarMenu>
                  <SidebarMenuItem>
                    <SidebarMenuButton tooltip="Groups" className="w-full">
                      <Flag />
                      <span className="rail:hidden">Groups</span>
                    </SidebarMenuButton>
                    <SidebarMenuSub className="rail:hidden">
                      <SidebarMenuSubItem>
                        <SidebarMenuSubButton href="#sidebar-current" isActive>
                          All groups
                        </SidebarMenuSubButton>
                      </SidebarMenuSubItem>
                    </SidebarMenuSub>
                  </SidebarMenuItem>
                </SidebarMenu>
              </SidebarGroup>
            </SidebarContent>
            <SidebarFooter>
              <SidebarMenuButton size="lg" className="w-full">
                <Avatar>
                  <AvatarImage src="/icon.svg" alt="" />
                </Avatar>
                <span className="rail:hidden">staff@fairway.test</span>
              </SidebarMenuButton>
            </SidebarFooter>
          </Sidebar>
          <SidebarInset>
            <div className="p-4">
              <SidebarTrigger />
            </div>
          </SidebarInset>
        </SidebarProvider>
      </Specimen>
    </Group>
  );
}
